import "./fonts.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applyLanguage, applySettings } from "./lib/settings.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element with the id app");

applySettings();
// Nothing is shown before its messages are loaded, so that no page is first shown in another language.
void applyLanguage().then(() => mount(App, { target }));
