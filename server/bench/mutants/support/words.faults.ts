import type { Fault } from '../fault';

const COPY = ['schema/content/forbidden-copy.test.ts'];
const WORDS = ['schema/content/copy-words.test.ts'];

/** What people read promises nothing, in no language's tab; who is about to send a code is warned. */
export const wordFaults: readonly Fault[] = [
  {
    id: 'promise-in-another-tab',
    invariant: 'H4',
    what: 'a promise in English passes where German is expected',
    file: 'schema/content/forbidden-copy.ts',
    find: '...languages.filter((one) => one !== language)',
    replace: '...languages.filter((one) => one === "xx")',
    tests: COPY,
  },
  {
    id: 'hidden-promise-passes',
    invariant: 'H4',
    what: 'a promise in letters that are set apart passes',
    file: 'schema/content/forbidden-copy.ts',
    find: 'said.length > 0 ? withoutParts(said) : certainWords(text)',
    replace: 'said.length > 0 ? withoutParts(said) : certainWords("")',
    tests: COPY,
  },
  {
    id: 'disclaimer-hides-promise',
    invariant: 'H4',
    what: 'not guaranteed but doubled passes for a text that promises nothing',
    file: 'schema/content/disclaimers.ts',
    find: 'const END = String.raw`(?=\\s*(?:[.;!)]|$))`;',
    replace: "const END = '';",
    tests: WORDS,
  },
  {
    id: 'disclaimer-refused',
    invariant: 'H4',
    what: 'that profits are not guaranteed may not be said',
    file: 'schema/content/disclaimers.ts',
    find: "read.replaceAll(one, ' ')",
    replace: "read.replaceAll(one, '$&')",
    tests: WORDS,
  },
  {
    id: 'own-words-refused',
    invariant: 'H4',
    what: 'the risk notice of a fresh database could not be proposed again',
    file: 'schema/content/disclaimers.ts',
    find: '  String.raw`損をしないためには`,\n',
    replace: '',
    tests: ['server/modules/content/legal/legal-texts.test.ts'],
  },
  {
    id: 'bank-named',
    invariant: 'H10',
    what: 'a text names a bank',
    file: 'schema/content/forbidden-copy.ts',
    find: '    ...wordsIn(plain, institutions),\n',
    replace: '',
    tests: WORDS,
  },
  {
    id: 'authority-named',
    invariant: 'H10',
    what: 'a text says by their full names which authorities watch over us',
    file: 'schema/content/licence-claims.ts',
    find: '[AUTHORITIES, compared(AUTHORITY_NAMES)]',
    replace: '[AUTHORITIES]',
    tests: WORDS,
  },
  {
    id: 'week-without-hours',
    invariant: 'H2',
    what: 'customer service that is open on no day passes for one that is open now',
    file: 'schema/settings/fits.ts',
    find: 'isWeek(value) && value.some((day) => day !== null)',
    replace: 'isWeek(value)',
    tests: ['schema/settings/settings.test.ts'],
  },
  {
    id: 'code-apart-unseen',
    invariant: 'S1',
    what: 'who sends a code in wide digits or digits set apart is not warned',
    file: 'schema/chat/conversations.ts',
    find: "text.normalize('NFKC').matchAll",
    replace: 'text.matchAll',
    tests: ['schema/chat/looks-like-code.test.ts'],
  },
];
