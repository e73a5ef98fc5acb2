import { addWords } from "../lib/fluent";
import source from "$i18n/en/learn.ftl?raw";

addWords(source);
