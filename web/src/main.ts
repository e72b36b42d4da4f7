import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { words } from "./lib/words.svelte";

const target = document.getElementById("app");

// The words first: nothing is painted twice.
await words.begin();
if (target) mount(App, { target });
