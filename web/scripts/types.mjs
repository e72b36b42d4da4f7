// Makes TypeScript of the server's schemas; with --check only says whether the committed file is current.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const FOLDER = new URL("../src/generated/", import.meta.url);
const MADE = new URL("types.ts", FOLDER);
const BANNER = "// Made by `npm run types` from the schemas beside this file. Do not edit.\n\n";

const WHENCE = /(\n \*)?\n \* This interface was referenced by `Messages`'s JSON-Schema\n \* via the `definition` "\w+"\./g;

const read = (name) => older(JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")));

/** The generator reads an older draft: tuples are `items` there, and a default beside a $ref makes a second type.
    An object without named properties may hold anything. */
function older(node) {
  if (Array.isArray(node)) return node.map(older);
  if (node === null || typeof node !== "object") return node;
  if ("$ref" in node) return { $ref: node.$ref.replace("#/components/schemas/", "#/$defs/") };
  const { prefixItems, ...rest } = node;
  const copy = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, older(value)]));
  if (node.type === "object" && !node.properties) copy.additionalProperties ??= true;
  return prefixItems ? { ...copy, items: older(prefixItems) } : copy;
}

/** The types of the socket's messages and of HTTP together: what both have stands once. */
async function types() {
  const schema = read("messages.schema.json");
  schema.$defs = { ...read("openapi.json").components.schemas, ...schema.$defs };
  for (const def of Object.values(schema.$defs)) def.additionalProperties ??= false;
  for (const list of Object.values(schema.$defs).flatMap((def) => Object.values(def.properties ?? {}))) {
    delete list.minItems; // else a list is typed as a tuple
    delete list.maxItems;
  }
  const settings = { bannerComment: "", additionalProperties: false, unreachableDefinitions: true, style: { printWidth: 120 } };
  const made = await compile(schema, "Messages", settings);
  return BANNER + made.replaceAll(WHENCE, "").replaceAll("/**\n */\n", "");
}

const made = await types();
const isCurrent = existsSync(MADE) && readFileSync(MADE, "utf8") === made;
if (!process.argv.includes("--check")) writeFileSync(MADE, made);
else if (!isCurrent) {
  console.error("src/generated/types.ts is stale; run npm run types");
  process.exit(1);
}
