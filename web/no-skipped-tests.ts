import type { Reporter, TestModule } from "vitest/node";

/** Fails a run in which any test was skipped or marked as todo: a skipped test proves nothing. */
export class NoSkippedTests implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const skipped = modules.flatMap((module) => [...module.children.allTests("skipped")]);
    if (skipped.length === 0) return;
    for (const test of skipped) console.error(`Skipped: ${test.fullName}`);
    console.error(`${skipped.length} skipped: every test has to run.`);
    process.exitCode = 1;
  }
}
