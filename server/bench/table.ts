import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { fromRoot } from '../platform/project-root';

const README = fromRoot('server/bench/README.md');

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const machine = (): string => {
  const cpus = os.cpus();
  return `${String(cpus.length)} cores (${cpus[0]?.model.trim() ?? 'unknown'}), Node ${process.version}`;
};

/** Puts a table between the two marks of its name in the README, with the day and the machine. */
export function writeTable(
  name: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const day = new Date().toISOString().slice(0, 10);
  const table = [head, head.map(() => '---'), ...rows].map(line).join('\n');
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const text = readFileSync(README, 'utf8');
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`the README has no place for the table ${name}`);
  writeFileSync(
    README,
    `${before ?? ''}${begin}\n\nRun of ${day} on ${machine()}.\n\n${table}\n\n${end}${after}`,
  );
}
