import type { Fault } from '../fault';

const MINE = 'client-h5/src/features/yield/mine';
const ACTS = [`${MINE}/acts/acts.test.tsx`];
const CARDS = [`${MINE}/holdings.test.tsx`];

/** Own projects in the app: an act done twice, or confirmed before it was told. */
export const ownProjectFaults: readonly Fault[] = [
  {
    id: 'holding-act-key-anew',
    invariant: 'M7',
    what: 'a retry after a lost answer tops up a second time',
    file: `${MINE}/acts/useAct.ts`,
    find: 'const { key } = intent.of === of ? intent : { key: newKey() };',
    replace: 'const { key } = { key: newKey() };',
    tests: ACTS,
  },
  {
    id: 'holding-renewed-unread',
    invariant: 'M13',
    what: 'terms are accepted by renewing, without a tick',
    file: 'client-h5/src/features/yield/details/join/useConsent.ts',
    find: 'outlook !== null && given === of',
    replace: 'outlook !== null',
    tests: ACTS,
  },
  {
    id: 'holding-renewed-on-old-terms',
    invariant: 'M13',
    what: 'renewing accepts the terms of the holding that ends',
    file: `${MINE}/acts/RenewSheet.tsx`,
    find: 'const { termsId } = project;',
    replace: 'const termsId = project.termsId && holding.terms.id;',
    tests: ACTS,
  },
  {
    id: 'holding-loss-untold',
    invariant: 'H1',
    what: 'what leaving early gives up is not told before it is confirmed',
    file: `${MINE}/acts/SettleSheet.tsx`,
    find: "const early = holding.state !== 'DUE';",
    replace: 'const early = false;',
    tests: ACTS,
  },
  {
    id: 'holding-sentence-shown',
    invariant: 'H1',
    what: 'sentences show amounts while balances are hidden',
    file: 'client-h5/src/lib/money/useOwnMoney.ts',
    find: "balanceHidden ? '****' : format.money(money, { as, sign })",
    replace: 'format.money(money, { as, sign })',
    tests: CARDS,
  },
  {
    id: 'holding-missed-as-due',
    invariant: 'H1',
    what: 'a holding whose top-up was missed looks as if it had run to its end',
    file: `${MINE}/holdingStatus.ts`,
    find: 'Date.parse(maturesAt) < Date.parse(endsAt)',
    replace: 'Date.parse(maturesAt) < 0 && endsAt !== maturesAt',
    tests: CARDS,
  },
  {
    id: 'holding-news-before-its-end',
    invariant: 'H1',
    what: 'a project that earns on is told as one that ended',
    file: 'client-h5/src/lib/session/holdingNews.ts',
    find: "if (holding?.state !== 'DUE' && holding?.state !== 'SETTLED') return null;",
    replace: 'if (!holding) return null;',
    tests: ['client-h5/src/lib/session/moneyNews.test.tsx'],
  },
  {
    id: 'holding-news-pays-twice',
    invariant: 'H1',
    what: 'interest that was paid out each day is told as still to come',
    file: 'client-h5/src/lib/session/holdingNews.ts',
    find: ' - minor(paid)',
    replace: '',
    tests: ['client-h5/src/lib/session/moneyNews.test.tsx'],
  },
  {
    id: 'holding-news-unheard',
    invariant: 'H1',
    what: 'a project that fell due while the server was not heard is not said on the way back',
    file: 'client-h5/src/lib/session/missedNews.ts',
    find: "const at = settledAt ?? (state === 'DUE' ? maturesAt : null);",
    replace: 'const at = settledAt;',
    tests: ['client-h5/src/lib/session/moneyNews.test.tsx'],
  },
];
