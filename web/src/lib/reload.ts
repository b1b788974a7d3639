// Reloading the page, if the server responds: else what is on screen would be lost, too.
import { api } from "./api";

/** Reloads the page; false: the server does not respond. */
export async function reload(): Promise<boolean> {
  try {
    await api.health();
  } catch {
    return false;
  }
  location.reload();
  return true;
}
