// The beginning: words first, then the page.
import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { errand } from "./lib/memory";
import { prefs } from "./lib/prefs.svelte";
import { reload } from "./lib/reload";
import { speak } from "./lib/words.svelte";

// A part of the page is gone: the server may have a newer client. Once, loading again is all it needs.
addEventListener("vite:preloadError", () => {
  if (errand.get("reloaded") !== null) return;
  void reload().then((able) => able && errand.set("reloaded", "yes"));
});

try {
  await speak(prefs.language);
} finally {
  const target = document.getElementById("app");
  if (target !== null) mount(App, { target });
}
