import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { invariants, type Invariant } from '../../rules/invariants';
import { fromRoot } from '../../platform/project-root';
import { titlesOf } from '../../testing/test-titles';
import { faults } from './faults';

/** What every invariant needs before it is believed to be watched. */
const FAULTS_MIN = 2;

const texts = new Map<string, string>();
function textOf(file: string): string {
  const known = texts.get(file) ?? readFileSync(fromRoot(file), 'utf8');
  texts.set(file, known);
  return known;
}

const byId = faults.map((fault) => [fault.id, fault] as const);

it('no two faults have one id', () => {
  const ids = faults.map(({ id }) => id);
  expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

it.each(byId)('%s stands exactly once in its file, and changes it', (_, fault) => {
  const { file, find, replace, what } = fault;
  expect([textOf(file).split(find).length - 1, replace === find, what === '']).toEqual([
    1,
    false,
    false,
  ]);
});

it.each(byId)('%s names tests that are there', (_, { tests }) => {
  expect(tests.length).toBeGreaterThan(0);
  for (const test of tests) {
    expect([test, existsSync(fromRoot(test))]).toEqual([test, true]);
    expect(test).toMatch(/\.test\.tsx?$/);
    expect(titlesOf(textOf(test)).length).toBeGreaterThan(0);
  }
});

/** The function or view of a migration in which a text stands, if it stands in one. */
function madeAround(text: string, find: string): string | null {
  const before = text.slice(0, text.indexOf(find));
  const [last] = [...before.matchAll(MADE)].slice(-1);
  if (!last) return null;
  const [, kind, name = ''] = last;
  const between = before.slice(last.index);
  const inside = kind === 'VIEW' ? !/[;`]/.test(between) : between.split('$$').length === 2;
  return inside ? name : null;
}
const MADE = /CREATE (?:OR REPLACE )?(FUNCTION|VIEW)\s+(\w+)/g;

const migrations = execFileSync('git', ['ls-files', 'migrations'], {
  cwd: fromRoot('.'),
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\/\d{13}-/.test(file));
const stampOf = (file: string): string => /\/(\d{13})-/.exec(file)?.[1] ?? '';

it.each(byId.filter(([, { file }]) => file.startsWith('migrations/')))(
  '%s changes what is in force: no later migration makes it anew',
  (_, { file, find }) => {
    const name = madeAround(textOf(file), find);
    const again = new RegExp(`CREATE (?:OR REPLACE )?(?:FUNCTION|VIEW)\\s+${String(name)}\\b`);
    const later = migrations.filter(
      (one) => name !== null && stampOf(one) > stampOf(file) && again.test(textOf(one)),
    );
    expect(later).toEqual([]);
  },
);

it('each fault breaks an invariant that is listed, or a part of the bars of quality', () => {
  const strange = faults.filter(
    ({ invariant }) => !(invariant in invariants) && !/^QUALITY \d$/.test(invariant),
  );
  expect(strange.map(({ id, invariant }) => `${id}: ${invariant}`)).toEqual([]);
});

it.each(Object.entries<Invariant>(invariants))('%s has at least two faults that break it', (id) => {
  const breaking = faults.filter(({ invariant }) => invariant === id);
  expect(breaking.length).toBeGreaterThanOrEqual(FAULTS_MIN);
});
