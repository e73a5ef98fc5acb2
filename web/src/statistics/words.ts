import { addWords } from "../lib/fluent";

await Promise.all(["statistics", "practice"].map(addWords));
