// Makes TypeScript of the server's schemas; with --check only says whether the committed files are current.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";
import openapiTS, { astToString } from "openapi-typescript";

const FOLDER = new URL("../src/generated/", import.meta.url);
const BANNER = "// Made by `npm run types` from the schema beside this file. Do not edit.\n\n";

// The generator reads an older draft: tuples are `items` there, and a default beside a $ref makes a second type.
function olderDraft(node) {
  if (Array.isArray(node)) return node.map(olderDraft);
  if (node === null || typeof node !== "object") return node;
  if ("$ref" in node) return { $ref: node.$ref };
  const { prefixItems, ...rest } = node;
  const copy = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, olderDraft(value)]));
  return prefixItems ? { ...copy, items: olderDraft(prefixItems) } : copy;
}

async function socketTypes() {
  const schema = olderDraft(JSON.parse(readFileSync(new URL("messages.schema.json", FOLDER), "utf8")));
  for (const def of Object.values(schema.$defs)) def.additionalProperties ??= false;
  for (const list of Object.values(schema.$defs).flatMap((def) => Object.values(def.properties ?? {}))) delete list.maxItems;
  const style = { printWidth: 120 };
  return BANNER + (await compile(schema, "Messages", { bannerComment: "", additionalProperties: false, style }));
}

/** An object without named properties may hold anything. */
function open(node) {
  if (Array.isArray(node)) return node.map(open);
  if (node === null || typeof node !== "object") return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, open(value)]));
  return node.type === "object" && !node.properties ? { additionalProperties: true, ...copy } : copy;
}

async function httpTypes() {
  const schema = open(JSON.parse(readFileSync(new URL("openapi.json", FOLDER), "utf8")));
  return BANNER + astToString(await openapiTS(schema, { defaultNonNullable: false }));
}

const made = { "messages.ts": await socketTypes() };
if (existsSync(new URL("openapi.json", FOLDER))) made["openapi.ts"] = await httpTypes();

const stale = Object.entries(made).filter(([name, text]) => {
  const file = new URL(name, FOLDER);
  return !existsSync(file) || readFileSync(file, "utf8") !== text;
});
if (process.argv.includes("--check")) {
  if (stale.length) {
    console.error(`stale: ${stale.map(([name]) => name).join(", ")}; run npm run types`);
    process.exit(1);
  }
} else {
  for (const [name, text] of stale) writeFileSync(new URL(name, FOLDER), text);
}
