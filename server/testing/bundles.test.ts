import { join } from 'node:path';
import { GATE, JEST } from '../commands/gate/gate';
import { fromRoot } from '../platform/project-root';
import { filesBelow, takenOf, withDatabaseBut } from './bundles.cjs';
import { turnAt } from './turns';

const files = filesBelow(fromRoot('server'), '.test.ts');
const paths = (...names: string[]): string[] =>
  names.map((name) => fromRoot(join('server', `${name}.test.ts`)));

/** What each single part of so many has, with the files that every day has. */
const partsOf = (of: number, everyDay: string): string[][] =>
  Array.from({ length: of }, (_, part) =>
    files.filter(takenOf(`${String(part)}/${String(of)}`, withDatabaseBut(everyDay))),
  );

describe.each([
  ['npm run check', GATE.at(-1), 8],
  ['npm test', JEST, 13],
])('test files that share the days of %s', (_name, step, of) => {
  const parts = partsOf(of, step?.env?.TESTS_EVERY_DAY ?? '');
  const partsWith = (file: string): number => parts.filter((part) => part.includes(file)).length;
  const always = files.filter((file) => partsWith(file) === of);

  it('each is in one part, or in all of them', () => {
    const sometimes = files.filter((file) => partsWith(file) === 1);
    expect(files.filter((file) => ![1, of].includes(partsWith(file)))).toEqual([]);
    expect(sometimes.length).toBeGreaterThan(files.length / 3);
    for (const part of parts) expect(part.length).toBeLessThan(files.length / 2);
  });

  it('those of the ledger and of contracts are in all, and those of rules that read sources alone', () => {
    const money = files.filter((file) => /modules\/(?:ledger|trading)\//.test(file));
    expect(money.length).toBeGreaterThan(10);
    expect(money.filter((file) => !always.includes(file))).toEqual([]);
    const reading = paths('rules/sizes', 'rules/boundaries', 'rules/css', 'rules/old-paths');
    expect(always).toEqual(expect.arrayContaining(reading));
  });

  it('without a turn all of them are taken', () => {
    expect(files.filter(takenOf('', withDatabaseBut('')))).toEqual(files);
  });
});

it('rules, ways in and the attacks on a real server are in all parts of npm test', () => {
  const shared = files.filter(withDatabaseBut(JEST.env?.TESTS_EVERY_DAY ?? ''));
  expect(shared.filter((file) => /server\/(?:rules|http|bench)\//.test(file))).toEqual([]);
  const named = paths('rules/matrix', 'rules/hostile', 'bench/torture', 'http/own-data/own-data');
  expect(files).toEqual(expect.arrayContaining(named));
});

describe('the parts of a day', () => {
  /** How many different ones so many runs take, one each so many days. */
  function met(runs: number, days: number): number {
    const turns = Array.from({ length: runs }, (_, run) => turnAt(20_000 + run * days, 13, 4));
    return new Set(turns.flatMap((turn) => turn.replace('/13', '').split(','))).size;
  }

  it('are all of them within four days', () => {
    expect([1, 2, 3, 4].map((runs) => met(runs, 1))).toEqual([4, 8, 12, 13]);
  });

  it('are all of them within ten runs, also of whoever runs them each second to twelfth day', () => {
    const rhythms = Array.from({ length: 11 }, (_, n) => n + 2);
    expect(rhythms.filter((days) => met(10, days) < 13)).toEqual([]);
  });
});
