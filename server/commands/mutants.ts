import { writeFileSync } from 'node:fs';
import type { Fault } from '../bench/mutants/fault';
import { faults, faultsOfDay } from '../bench/mutants/faults';
import { forgetResults, type Result } from '../bench/mutants/results';
import { runMutants } from '../bench/mutants/run-mutants';
import { writeTable } from '../bench/table';
import { MUTANTS_RESULT } from './gate/gate';
import type { Tally } from './gate/tallies';
import { PlainError, runCommand, say, seconds } from './say';

/**
 * `npm run mutants`: plants every fault and says which tests saw it; its table goes into the README.
 * What was caught before stands until its file or its tests change; `-- anew` tries all again. `-- today`
 * plants the ten of the day, `-- <words>` those whose id or file holds one of the words.
 */
runCommand(async () => {
  const words = process.argv.slice(2);
  const chosen = choose(words);
  if (chosen.length === 0) throw new PlainError(`No fault is called ${words.join(', ')}.`);
  say(`${String(chosen.length)} faults.`);
  const ofDay = words[0] === 'today';
  const results = await runMutants(chosen, report, ofDay ? 'beside' : 'here');
  const count = (verdict: Result['verdict']) =>
    results.filter((result) => result.verdict === verdict).length;
  if (ofDay) {
    const missed = results.filter(({ verdict }) => verdict !== 'caught');
    const red = missed.map(({ id, verdict }) => `planted fault ${id}: ${verdict}`);
    const tally: Tally = { passed: results.length - missed.length, failed: missed.length, red };
    writeFileSync(MUTANTS_RESULT, JSON.stringify(tally));
  }
  if (chosen.length === faults.length) write(results);
  const figures = `${String(count('caught'))} caught, ${String(count('survived'))} survived`;
  const broken = count('broken') > 0 ? `, ${String(count('broken'))} could not be tried` : '';
  say(`${figures}${broken}, in ${seconds(0)}.`);
  if (count('caught') < results.length) throw new PlainError('Not every fault was seen.');
});

function choose(words: readonly string[]): readonly Fault[] {
  if (words[0] === 'anew') forgetResults();
  if (words.length === 0 || words[0] === 'anew') return faults;
  if (words[0] === 'today') return faultsOfDay(new Date());
  return faults.filter(({ id, file }) =>
    words.some((word) => id.includes(word) || file.includes(word)),
  );
}

function report({ id, verdict, by, ms }: Result, { what }: Fault): void {
  const took = `${String(Math.round(ms / 1000))} s`;
  if (verdict === 'caught') say(`✓ ${id} (${took}): ${by}`);
  else say(`✗ ${id} ${verdict} (${took}): ${what}${by ? `\n  ${by}` : ''}`);
}

function write(results: readonly Result[]): void {
  const byId = new Map(faults.map((fault) => [fault.id, fault]));
  const rows = results.map(({ id, verdict, by }) => {
    const { invariant = '', what = '' } = byId.get(id) ?? {};
    return [invariant, what, verdict, by].map((cell) => cell.replaceAll('|', '\\|'));
  });
  writeTable('mutants', ['breaks', 'fault', 'verdict', 'first test that turned red'], rows);
}
