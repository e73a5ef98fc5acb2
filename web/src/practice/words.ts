import { addWords } from "../lib/fluent";

await Promise.all(["coach", "coach-why", "chances", "practice"].map(addWords));
