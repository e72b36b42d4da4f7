import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { app } from "./lib/app.svelte";
import { words } from "./lib/words.svelte";

const target = document.getElementById("app");

await app.begin();
// The words first: nothing is painted twice.
await words.begin();
if (target) mount(App, { target });
