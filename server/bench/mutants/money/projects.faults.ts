import type { Fault } from '../fault';

const PROJECT = ['server/modules/yield/project/suspend-project.test.ts'];

/** What staff offer and who sees it: a promise that nobody can keep, a project that nobody agreed to. */
export const projectFaults: readonly Fault[] = [
  {
    id: 'project-promises',
    invariant: 'H4',
    what: 'a project is called certain',
    file: 'server/modules/yield/project/project-facts.ts',
    find: 'if (words.length > 0)',
    replace: 'if (words.length > 99)',
    tests: PROJECT,
    only: 'says which field is wrong',
  },
  {
    id: 'project-promises-hidden',
    invariant: 'H4',
    what: 'a forbidden word hides behind a sign that is not seen',
    file: 'schema/forbidden-words.ts',
    find: "plainText(text, { max: Infinity, form: 'NFKC', lines: true }) ?? text",
    replace: 'text',
    tests: ['schema/forbidden-words.test.ts'],
  },
];
