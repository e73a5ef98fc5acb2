import { addWords } from "../lib/fluent";

await addWords("replay");
