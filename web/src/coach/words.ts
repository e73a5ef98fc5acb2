import { addWords } from "../lib/fluent";

await Promise.all(["coach", "coach-why"].map(addWords));
