import { FULL, SMALL } from '../bench/torture/dose';
import { runTorture } from '../bench/torture/run-torture';
import { writeTable } from '../bench/table';
import { runCommand, say, seconds } from './say';

/** `npm run torture`: everything in full, and its table into the README. `-- small`: the dose of the tests. */
runCommand(async () => {
  const small = process.argv.includes('small');
  const rows = await runTorture(small ? SMALL : FULL, ({ what, count, result, took }) => {
    say(`✓ ${what}: ${count}, ${took}\n  ${result}`);
  });
  if (!small) {
    const cells = rows.map(({ what, count, result, took }) => [what, count, result, took]);
    writeTable('torture', ['what', 'how many', 'result', 'time'], cells);
  }
  say(`All of it held, in ${seconds(0)}.`);
});
