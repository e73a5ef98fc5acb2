import { addWords } from "../lib/fluent";
import source from "$i18n/en/settings.ftl?raw";

addWords(source);
