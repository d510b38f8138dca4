import { FULL, SMALL } from '../bench/torture/dose';
import { rowsCalled, runTorture } from '../bench/torture/run-torture';
import { writeTable } from '../bench/table';
import { runCommand, say, seconds } from './say';

/**
 * `npm run torture`: everything in full, and its table into the README. `-- small`: the dose of the tests.
 * `-- sockets uploads`: the rows whose names hold one of the words, and no table.
 */
runCommand(async () => {
  const words = process.argv.slice(2).filter((word) => word !== 'small');
  const dose = process.argv.includes('small') ? SMALL : FULL;
  const rows = await runTorture({
    dose,
    rows: rowsCalled(words),
    onRow: ({ what, count, result, took }) => {
      say(`✓ ${what}: ${count}, ${took}\n  ${result}`);
    },
  });
  if (dose === FULL && words.length === 0) {
    const cells = rows.map(({ what, count, result, took }) => [what, count, result, took]);
    writeTable('torture', ['what', 'how many', 'result', 'time'], cells);
  }
  say(`All of it held, in ${seconds(0)}.`);
});
