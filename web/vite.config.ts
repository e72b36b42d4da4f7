import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const SERVER = process.env["LUDOTEK_SERVER"] ?? "http://127.0.0.1:8123";

/** The typeface's licence wants to travel with it. */
function fontLicence(): Plugin {
  const source = readFileSync(new URL("node_modules/@fontsource-variable/nunito/LICENSE", import.meta.url), "utf8");
  return { name: "font-licence", apply: "build", generateBundle: function () { this.emitFile({ type: "asset", fileName: "nunito-licence.txt", source }); } };
}

const PUBLIC = new URL("public/", import.meta.url);
const NOT_KEPT = /licence|\.woff2$/; // other scripts' letters come when they are needed
const FIRST_FONT = /nunito-latin-wght/;

/** The service worker stands at the root under its own name, and knows all files of its version. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") throw new Error("there is no service worker");
      const made = Object.keys(bundle).filter((name) => name !== "sw.js" && (!NOT_KEPT.test(name) || FIRST_FONT.test(name)));
      const names = [...made.filter((name) => name !== "index.html"), ...readdirSync(PUBLIC)];
      const hash = createHash("sha256");
      for (const name of readdirSync(PUBLIC)) hash.update(readFileSync(new URL(name, PUBLIC)));
      for (const name of made) hash.update(name).update(bundle[name]?.type === "asset" ? (bundle[name] as { source: string | Uint8Array }).source : "");
      const shell = ["/", ...names.map((name) => `/${name}`)].sort();
      const facts = `const VERSION = ${JSON.stringify(hash.update(worker.code).digest("hex").slice(0, 12))}, SHELL = ${JSON.stringify(shell)};\n`;
      worker.code = facts + worker.code;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), fontLicence(), serviceWorker()],
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/ludotek/web_dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", sw: "src/worker/sw.ts" },
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  // A test that needs a page says so in its first line: to make one takes longer than most of the tests.
  // A thread for each file starts sooner than a process, and one after the other is enough for tests of milliseconds.
  test: { environment: "node", include: ["tests/**/*.test.ts"], pool: "threads", maxWorkers: 1, testTimeout: 30_000 },
});
