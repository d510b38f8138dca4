import type { Fault } from '../fault';

const PAGED = 'client-h5/src/app/paged.ts';
const tests = ['client-h5/src/app/paged.test.ts'];

/** Lists of the phone that somebody has read on in, when they are asked for anew. */
export const clientListFaults: readonly Fault[] = [
  {
    id: 'list-asked-for-its-first-page',
    invariant: 'QUALITY 4',
    what: 'a list that is asked for anew is asked for its first page alone, and the rows of others stay as they were',
    file: 'client-h5/src/app/wholeListLink.ts',
    find: 'list?.edges?.length ?? 0',
    replace: 'list ? 1 : 0',
    tests,
    only: 'as it is now',
  },
  {
    id: 'list-cut-by-its-first-rows',
    invariant: 'QUALITY 4',
    what: 'a screen that asks for the first few rows of a list takes the others from it',
    file: PAGED,
    find: 'const rest = ends ?',
    replace: 'const rest = ends || last >= 0 ?',
    tests,
    only: 'first few',
  },
  {
    id: 'list-with-a-row-twice',
    invariant: 'QUALITY 4',
    what: 'a row that has moved up stands twice in its list',
    file: PAGED,
    find: '.filter(({ node }) => !refs.has(node.__ref))',
    replace: '.filter(({ node }) => refs.size > 0 || node.__ref)',
    tests,
    only: 'first few',
  },
];
