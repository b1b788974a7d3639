// The entry point: loads the texts, then shows the page.
import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { setLanguage } from "./lib/i18n.svelte";
import { prefs } from "./lib/prefs.svelte";
import { reload } from "./lib/reload";
import { tabStorage } from "./lib/storage";

// A file of the page is missing: the server may have a newer client. Reloading helps, and is tried once.
addEventListener("vite:preloadError", () => {
  if (tabStorage.get("reloaded") !== null) return;
  void reload().then((able) => able && tabStorage.set("reloaded", "yes"));
});

try {
  await setLanguage(prefs.language);
} finally {
  const target = document.getElementById("app");
  if (target !== null) mount(App, { target });
}
