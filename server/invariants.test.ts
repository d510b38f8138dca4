import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { invariants, type Invariant } from './invariants';
import { fromRoot } from './platform/project-root';

const FOLDERS = ['schema', 'server', 'client-h5/src', 'client-admin/src'];

const tests = FOLDERS.flatMap((folder) =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => readFileSync(join(fromRoot(folder), name), 'utf8')),
);

/** Ids that begin the title of a test or of a block of tests. */
const proved = new Set(
  tests.flatMap((text) =>
    [...text.matchAll(/\(\s*['"`]((?:[A-Z]\d{1,2}(?:, )?)+): /g)].flatMap(([, ids = '']) =>
      ids.split(', '),
    ),
  ),
);

it('lists all 73 invariants', () => {
  expect(Object.keys(invariants)).toHaveLength(73);
});

it.each(Object.entries<Invariant>(invariants).filter(([, { due }]) => !due))(
  '%s has a test whose title begins with it',
  (id) => {
    expect([...proved]).toContain(id);
  },
);

it('no test claims an invariant that is not listed', () => {
  expect([...proved].filter((id) => !(id in invariants))).toEqual([]);
});
