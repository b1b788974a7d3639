// Loading the page anew, if there is somebody to load it from: else what is on screen would be gone, too.
import { api } from "./api";

/** Whether the server answers; then the page is loaded again. */
export async function reload(): Promise<boolean> {
  try {
    await api.health();
  } catch {
    return false;
  }
  location.reload();
  return true;
}
