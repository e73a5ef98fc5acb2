import { addWords } from "../lib/fluent";
import source from "$i18n/en/rules.ftl?raw";

addWords(source);
