// Prints what a browser loads, gzipped, and fails above the limit.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const DIST = fileURLToPath(new URL("../../src/ludotek/web_dist", import.meta.url));
const LIMIT = 210_000; // seven languages and every page among them: a visitor loads one language, and pages as they are opened
const FONT_LIMIT = 45_000; // of the one that is preloaded

const files = readdirSync(DIST, { recursive: true })
  .map((name) => join(DIST, String(name)))
  .filter((path) => statSync(path).isFile() && /\.(js|css|html)$/.test(path));
const sizes = files.map((path) => [path.slice(DIST.length + 1), gzipSync(readFileSync(path)).length]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
for (const [name, size] of sizes.toSorted((a, b) => b[1] - a[1])) console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${name}`);
console.log(`${(total / 1000).toFixed(1).padStart(7)} kB  all scripts, styles and languages, gzipped (limit ${LIMIT / 1000} kB)`);
const preloaded = readFileSync(join(DIST, "index.html"), "utf8").match(/rel="preload" href="\/(assets\/[^"]+\.woff2)"/)?.[1];
const fontSize = preloaded ? statSync(join(DIST, preloaded)).size : Infinity; // packed by itself
console.log(`${(fontSize / 1000).toFixed(1).padStart(7)} kB  the typeface that every page loads (limit ${FONT_LIMIT / 1000} kB)`);
if (total > LIMIT || fontSize > FONT_LIMIT) process.exit(1);
