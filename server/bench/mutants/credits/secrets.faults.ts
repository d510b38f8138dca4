import type { Fault } from '../fault';

const tests = ['server/rules/secrets.test.ts'];

/** What must not get into the repository. */
export const secretsFaults: readonly Fault[] = [
  {
    id: 'token-in-the-practice-world',
    invariant: 'S5',
    what: 'the token of a forge is in the practice world',
    file: 'server/seed/people.ts',
    find: "'practice-1'",
    replace: `'${['gh', 'p_', 'a1B2'.repeat(9)].join('')}'`,
    tests,
  },
  {
    id: 'person-in-the-practice-world',
    invariant: 'S5',
    what: 'the mailbox of a person is in the practice world',
    file: 'server/seed/people.ts',
    find: 'mia@practice.tarn',
    replace: ['mia', 'practice.com'].join('@'),
    tests,
  },
];
