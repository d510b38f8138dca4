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
