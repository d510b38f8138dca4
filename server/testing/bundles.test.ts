import { createRequire } from 'node:module';
import { fromRoot } from '../platform/project-root';

const { filesBelow, hasTurn } = createRequire(__filename)('./bundles.cjs') as {
  readonly filesBelow: (folder: string, ending: string) => string[];
  readonly hasTurn: (turn?: string) => (file: string) => boolean;
};

const files = filesBelow(fromRoot('server'), '.test.ts');

describe('test files that share the days', () => {
  const days = [0, 1, 2, 3, 4, 5, 6, 7].map((day) => files.filter(hasTurn(`${String(day)}/8`)));
  const daysOf = (file: string): number => days.filter((day) => day.includes(file)).length;

  it('each is taken on one day of eight, or on all of them', () => {
    const sometimes = files.filter((file) => daysOf(file) === 1);
    expect(files.filter((file) => ![1, 8].includes(daysOf(file)))).toEqual([]);
    expect(sometimes.length).toBeGreaterThan(files.length / 3);
    for (const day of days) expect(day.length).toBeLessThan(files.length / 2);
  });

  it('those of the ledger and of contracts are taken every day, and those of rules that read sources alone', () => {
    const always = files.filter((file) => daysOf(file) === 8);
    const money = files.filter((file) => /modules\/(?:ledger|trading)\//.test(file));
    expect(money.length).toBeGreaterThan(10);
    expect(money.filter((file) => !always.includes(file))).toEqual([]);
    const reading = ['sizes', 'boundaries', 'css', 'old-paths'];
    const rules = reading.map((name) => fromRoot(`server/rules/${name}.test.ts`));
    expect(always).toEqual(expect.arrayContaining(rules));
  });

  it('without a turn all of them are taken', () => {
    expect(files.filter(hasTurn(''))).toEqual(files);
  });
});
