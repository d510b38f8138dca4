import { GATE, GENERATE } from './gate/gate';
import { PlainError, runCommand, say, seconds } from './say';
import { runStep, runSteps } from './steps';

/** Everything but the browser tests and what takes minutes. After a fault nothing more begins. */
runCommand(async () => {
  const generated = await runStep(GENERATE);
  const results = generated.passed ? await runSteps(GATE, { atOnce: 2, stopAtFirst: true }) : [];
  if (results.length < GATE.length || !results.every(({ passed }) => passed)) {
    throw new PlainError(`Failed after ${seconds(0)}.`);
  }
  say(`All checks passed in ${seconds(0)}.`);
});
