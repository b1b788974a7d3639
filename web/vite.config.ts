/// <reference types="vitest/config" />
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const BUILT = "../src/gunsteel/server/web";
// `python3 dev.py play` beside vite's own server, while developing.
const SERVER = process.env.GUNSTEEL_SERVER ?? "http://localhost:8765";

/** Beside every asset its compressed forms: the server chooses by what the browser takes. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir }) {
      const folder = join(dir ?? BUILT, "assets");
      for (const name of readdirSync(folder).filter((name) => /\.(js|css|svg|json)$/.test(name))) {
        const path = join(folder, name);
        const content = readFileSync(path);
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params: size }));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), compressed()],
  // Addresses relative to the file: the client works behind any path prefix.
  base: "./",
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    // What is needed at once is counted by it (tools/web.py).
    manifest: "manifest.json",
    // The content policy knows no data: addresses but for pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // Tests mount components as a browser does.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
    // Sentences and rules lie with the package.
    fs: { allow: [".", "../src/gunsteel/language/locales"] },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], restoreMocks: true },
}));
