import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { invariants, type Invariant } from './invariants';
import { fromRoot } from '../platform/project-root';
import { titlesOf } from '../testing/test-titles';

const FOLDERS = ['schema', 'server', 'client-h5/src', 'client-admin/src'];

const tests = FOLDERS.flatMap((folder) =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => readFileSync(join(fromRoot(folder), name), 'utf8')),
);

/** The ids that a title begins with. */
const idsOf = (title: string): readonly string[] =>
  /^((?:[A-Z]\d{1,2}(?:, )?)+): /.exec(title)?.[1]?.split(', ') ?? [];

/** Ids that begin the title of a test or of a block of tests. */
const proved = new Set(tests.flatMap(titlesOf).flatMap(idsOf));

it('lists all 73 invariants', () => {
  expect(Object.keys(invariants)).toHaveLength(73);
});

it.each(Object.entries<Invariant>(invariants))('%s has a test whose title begins with it', (id) => {
  expect([...proved]).toContain(id);
});

it('no test claims an invariant that is not listed', () => {
  expect([...proved].filter((id) => !(id in invariants))).toEqual([]);
});

it('a title counts where it is the title of a test that runs, and nowhere else', () => {
  const source = `
    // it('P1: in a comment', () => undefined);
    /* describe('P2: in another', () => undefined); */
    const words = "it('P3: in a text', () => undefined)";
    const more = \`it('P4: in a template')\`;
    log('P5: a call of something else');
    it.skip('P6: skipped', () => undefined);
    describe.skip('P7: skipped', () => { it('P8: in what is skipped', () => undefined); });
    test.todo('P9: to be written');
    it.each(['P10: a row'])('of %s', () => undefined);
    it('A1: counts', () => undefined);
    describe('A2, A3: count', () => { it(\`A4: \${words} counts\`, () => undefined); });
    describe.each([1])('A5: counts', () => { test('without an id', () => undefined); });
  `;
  expect(titlesOf(source).flatMap(idsOf)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
});
