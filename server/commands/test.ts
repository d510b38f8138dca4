import { readFileSync, rmSync } from 'node:fs';
import { fromRoot } from '../platform/project-root';
import { FULL_GATE, GENERATE, JEST_RESULT, MUTANTS, MUTANTS_RESULT } from './gate/gate';
import { runCommand, say } from './say';
import { runStep, runSteps, type Step, type StepResult } from './steps';

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const BROWSER_RESULT = fromRoot('node_modules/.cache/tarn/playwright.json');

const BUILD: Step = { name: 'build', command: ['tsx', 'server/commands/build.ts'], live: true };
const BROWSER: Step = {
  name: 'browser tests',
  command: ['playwright', 'test', '-c', 'server/e2e/playwright.config.ts', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_RESULT },
  live: true,
};

/** Lint to browser tests, all of them whatever fails, closed by one line that can be counted on. */
runCommand(async () => {
  for (const file of [JEST_RESULT, BROWSER_RESULT, MUTANTS_RESULT]) rmSync(file, { force: true });
  const gate = [
    await runStep(GENERATE),
    // Before the tests: two of their files that start servers at once would both build, one over the other.
    await runStep(BUILD),
    ...(await runSteps(FULL_GATE, { atOnce: 2, stopAtFirst: false })),
  ];
  const built = stepCalled(gate, BUILD.name).passed;
  const browser = built ? await runStep(BROWSER) : { name: BROWSER.name, passed: false };

  const tallies = [
    tallyOf(stepCalled(gate, 'jest'), jestTally),
    tallyOf(browser, browserTally),
    tallyOf(stepCalled(gate, MUTANTS.name), () => readJson(MUTANTS_RESULT) as Tally),
    ...gate.filter(({ name, passed }) => !COUNTED.has(name) && !passed).map(() => FAILED),
  ];
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  say(`${String(sum('passed'))} passed, ${String(sum('failed'))} failed`);
  if (sum('failed') > 0) process.exit(1);
});

/** Steps whose own tests are counted; any other counts as one where it fails. */
const COUNTED: ReadonlySet<string> = new Set(['jest', MUTANTS.name]);

const FAILED: Tally = { passed: 0, failed: 1 };

const stepCalled = (results: readonly StepResult[], wanted: string): StepResult =>
  results.find(({ name }) => name === wanted) ?? { name: wanted, passed: false };

/** A run that failed without a failed test, or without a result at all, counts as one failure. */
function tallyOf({ passed }: StepResult, read: () => Tally): Tally {
  try {
    const tally = read();
    return passed || tally.failed > 0 ? tally : { ...tally, failed: 1 };
  } catch {
    return FAILED;
  }
}

function jestTally(): Tally {
  const result = readJson(JEST_RESULT) as Record<
    'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites',
    number
  >;
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
  };
}

function browserTally(): Tally {
  const { stats } = readJson(BROWSER_RESULT) as {
    stats: Record<'expected' | 'unexpected' | 'flaky', number>;
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
