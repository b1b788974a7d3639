// The beginning: words first, then the page.
import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { errand } from "./lib/memory";
import { prefs } from "./lib/prefs.svelte";
import { speak } from "./lib/words.svelte";

// A part of the page is gone: the server has a newer client. Once, loading again is all it needs.
addEventListener("vite:preloadError", (event) => {
  if (errand.get("reloaded") !== null) return;
  event.preventDefault();
  errand.set("reloaded", "yes");
  location.reload();
});

try {
  await speak(prefs.language);
} finally {
  const target = document.getElementById("app");
  if (target !== null) mount(App, { target });
}
