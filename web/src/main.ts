import "@fontsource-variable/nunito";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applySettings } from "./lib/settings.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element with the id app");

applySettings();
export default mount(App, { target });
