import type { Figure } from '../bench/speed/figure';
import { runBench } from '../bench/speed/run-bench';
import { writeTable } from '../bench/table';
import { runCommand, say, seconds } from './say';

/**
 * `npm run bench`: all rows. `-- placing waysIn`: those alone. `-- table`: all, and their table into
 * the README.
 */
const TABLE = 'table';

runCommand(async () => {
  const words = process.argv.slice(2);
  const only = words.filter((word) => word !== TABLE);
  const figures = await runBench(only, (figure) => {
    say(lineOf(figure));
  });
  const head = [
    '#',
    'what : limit',
    'measured',
    'limit seen',
    'bar',
    'stretch',
    'reaches',
    'behind it',
  ];
  if (words.includes(TABLE) && only.length === 0) {
    writeTable('bench', head, [...figures].sort((a, b) => a.row - b.row).map(cellsOf));
  }
  const short = figures.filter(({ verdict }) => verdict === 'falls short');
  say(`${String(short.length)} of ${String(figures.length)} fall short of the bar. ${seconds(0)}.`);
});

const lineOf = ({ row, what, value, bar, verdict, detail }: Figure): string =>
  `${String(row).padStart(2)} ${what}: ${value} (bar ${bar}) ${verdict}\n   ${detail}`;

const cellsOf = (figure: Figure): string[] => {
  const { row, what, value, limitSeen, bar, stretch, verdict, detail } = figure;
  return [String(row), what, value, limitSeen, bar, stretch, verdict, detail];
};
