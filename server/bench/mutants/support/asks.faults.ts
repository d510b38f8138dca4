import type { Fault } from '../fault';

const ASKS = ['schema/asks/forbidden-ask.test.ts'];

/** What staff may not ask for is found, however plainly or cunningly it is asked. */
export const askFaults: readonly Fault[] = [
  {
    id: 'plain-question-passes',
    invariant: 'S1',
    what: 'a question about a secret, or a please beside it, passes',
    file: 'schema/asks/forbidden-ask.ts',
    find: 'plainPatterns.find(([, pattern]) => found(further, pattern))',
    replace: 'plainPatterns.find(([, pattern]) => found("", pattern))',
    tests: ASKS,
  },
  {
    id: 'no-covers-what-follows',
    invariant: 'S1',
    what: 'a no before a colon lets through what is asked after it',
    file: 'schema/asks/squeezed.ts',
    find: `'([^ ,:]{2})[,:]( |$)'`,
    replace: `'([^ ,]{2})[,]( |$)'`,
    tests: ASKS,
  },
  {
    id: 'except-me-passes',
    invariant: 'S1',
    what: 'to nobody but me passes for a warning',
    file: 'schema/asks/forbidden-ask.ts',
    find: '|${secret}[^EQ]{0,30}Y|',
    replace: '|',
    tests: ASKS,
  },
  {
    id: 'small-capitals-pass',
    invariant: 'S1',
    what: 'a password in letters of other alphabets passes',
    file: 'schema/asks/squeezed.ts',
    find: '(sign) => known.get(sign) ?? sign',
    replace: '(sign) => (sign > "\\u1000" ? sign : (known.get(sign) ?? sign))',
    tests: ASKS,
  },
  {
    id: 'telephone-passes',
    invariant: 'S1',
    what: 'a telephone number to call passes',
    file: 'schema/asks/forbidden-ask.ts',
    find: '[linkPattern, phonePattern].some',
    replace: '[linkPattern].some',
    tests: ASKS,
  },
];
