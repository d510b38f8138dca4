import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../platform/project-root';

const { hasTurn } = createRequire(__filename)('./bundles.cjs') as {
  readonly hasTurn: (turn?: string) => (file: string) => boolean;
};

const files = readdirSync(fromRoot('server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => join(fromRoot('server'), file))
  .sort();

describe('test files that share the days', () => {
  const days = [0, 1, 2, 3, 4, 5, 6, 7].map((day) => files.filter(hasTurn(`${String(day)}/8`)));
  const daysOf = (file: string): number => days.filter((day) => day.includes(file)).length;

  it('each is taken on one day of eight, or on all of them', () => {
    const sometimes = files.filter((file) => daysOf(file) === 1);
    expect(files.filter((file) => ![1, 8].includes(daysOf(file)))).toEqual([]);
    expect(sometimes.length).toBeGreaterThan(files.length / 3);
    for (const day of days) expect(day.length).toBeLessThan(files.length / 2);
  });

  it('those of the ledger, of contracts, and without a database are taken every day', () => {
    const always = files.filter((file) => daysOf(file) === 8);
    const money = files.filter((file) => /modules\/(?:ledger|trading)\//.test(file));
    expect(money.length).toBeGreaterThan(10);
    expect(money.filter((file) => !always.includes(file))).toEqual([]);
    expect(always.some((file) => !readFileSync(file, 'utf8').includes('withWorld'))).toBe(true);
  });

  it('without a turn all of them are taken', () => {
    expect(files.filter(hasTurn(''))).toEqual(files);
  });
});
