import { rmSync } from 'node:fs';
import { fromRoot } from '../platform/project-root';
import { BESIDE, GENERATE, JEST, JEST_RESULT, MUTANTS, MUTANTS_RESULT, TURN } from './gate/gate';
import {
  browserTally,
  jestTally,
  mutantsTally,
  tallyOf,
  tallyOfStep,
  type Tally,
} from './gate/tallies';
import { runCommand, say } from './say';
import { runStep, runSteps, type Step, type StepResult } from './steps';

const BROWSER_RESULT = fromRoot('node_modules/.cache/tarn/playwright.json');

const BUILD: Step = { name: 'build', command: ['tsx', 'server/commands/build.ts'], live: true };
const BROWSER: Step = {
  name: 'browser tests',
  command: ['playwright', 'test', '-c', 'server/e2e/playwright.config.ts', '--reporter=list,json'],
  env: { ...TURN, PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_RESULT },
  live: true,
};

/** Lint to browser tests, whatever fails, closed by one line that can be counted on. */
runCommand(async () => {
  for (const file of [JEST_RESULT, BROWSER_RESULT, MUTANTS_RESULT]) rmSync(file, { force: true });
  const { TESTS_TURN } = TURN;
  if (TESTS_TURN) say(`Of what days share: ${TESTS_TURN}. All of it: TURNS=all npm test`);
  const generated = await runStep(GENERATE);
  // Before the tests: two of their files that start servers at once would both build, one over the other.
  const built = await runStep(BUILD);
  const jest = await runStep(JEST);
  const [browser, beside] = await Promise.all([
    built.passed ? runStep(BROWSER) : { name: BROWSER.name, passed: false },
    runSteps(BESIDE, { atOnce: 1, stopAtFirst: false }),
  ]);

  const tallies = [
    tallyOf(jest, JEST_RESULT, jestTally),
    tallyOf(browser, BROWSER_RESULT, browserTally),
    ...[generated, built, ...beside].map(tallyOfOther),
  ];
  const sum = (key: 'passed' | 'failed') => tallies.reduce((total, one) => total + one[key], 0);
  // Once more at the end: a log of which only the last lines are kept still says what to mend.
  for (const red of tallies.flatMap((tally) => tally.red)) say(`✗ ${red}`);
  say(`${String(sum('passed'))} passed, ${String(sum('failed'))} failed`);
  if (sum('failed') > 0) process.exit(1);
});

/** Faults are counted one by one; any other step counts as one where it fails. */
const tallyOfOther = (step: StepResult): Tally =>
  step.name === MUTANTS.name ? tallyOf(step, MUTANTS_RESULT, mutantsTally) : tallyOfStep(step);
