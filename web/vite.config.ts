import { readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const SERVER = process.env["LUDOTEK_SERVER"] ?? "http://127.0.0.1:8123";

/** The typeface's licence wants to travel with it. */
function fontLicence(): Plugin {
  const source = readFileSync(new URL("node_modules/@fontsource-variable/nunito/LICENSE", import.meta.url), "utf8");
  return { name: "font-licence", apply: "build", generateBundle: function () { this.emitFile({ type: "asset", fileName: "nunito-licence.txt", source }); } };
}

export default defineConfig({
  plugins: [svelte(), fontLicence()],
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/ludotek/web_dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  // A test that needs a page says so in its first line: to make one takes longer than most of the tests.
  // A thread for each file starts sooner than a process, and one after the other is enough for tests of milliseconds.
  test: { environment: "node", include: ["tests/**/*.test.ts"], pool: "threads", maxWorkers: 1 },
});
