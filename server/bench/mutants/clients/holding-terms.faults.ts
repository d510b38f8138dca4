import type { Fault } from '../fault';

const YIELD = 'client-h5/src/features/yield';
const MOMENTS = [`${YIELD}/details/own-moments.test.tsx`];
const CARDS = [`${YIELD}/mine/holdings.test.tsx`];

/** Own projects in the app: what was accepted, and how a holding stands on the page of its project. */
export const holdingTermsFaults: readonly Fault[] = [
  {
    id: 'holding-renewed-consequence-unsaid',
    invariant: 'M13',
    what: 'a top-up of the new period is accepted without what skipping it does',
    file: `${YIELD}/mine/TermsFacts.tsx`,
    find: '{topUp && (\n        <p',
    replace: '{version < 0 && topUp && (\n        <p',
    tests: [`${YIELD}/mine/acts/acts.test.tsx`],
    only: 'what skipping a top-up',
  },
  {
    id: 'holding-accepted-words-unread',
    invariant: 'M13',
    what: 'what a holding was joined on cannot be read again',
    file: `${YIELD}/mine/HoldingDetail.tsx`,
    find: '<Paragraphs text={holding.terms.description} />',
    replace: '',
    tests: CARDS,
    only: 'every paragraph',
  },
  {
    id: 'holding-accepted-risk-cut',
    invariant: 'M13',
    what: 'of the risk that was accepted the first paragraph alone can be read again',
    file: `${YIELD}/mine/HoldingCard.tsx`,
    find: 'whole={!linked}',
    replace: 'whole={false}',
    tests: CARDS,
    only: 'every paragraph',
  },
  {
    id: 'holding-missed-as-required',
    invariant: 'M13',
    what: 'the page of a project goes on asking for a top-up that was missed',
    file: `${YIELD}/details/OwnMoments.tsx`,
    find: 'if (missedAt(holding) !== null)',
    replace: 'if (missedAt(holding) === undefined)',
    tests: MOMENTS,
  },
  {
    id: 'holding-paid-as-required',
    invariant: 'M13',
    what: 'the page of a project goes on asking for a top-up that was paid',
    file: `${YIELD}/details/OwnMoments.tsx`,
    find: 'if (topupPaidAt != null)',
    replace: 'if (topupPaidAt === undefined)',
    tests: MOMENTS,
  },
  {
    id: 'holding-free-top-up-unsaid',
    invariant: 'H1',
    what: 'the page of a project leaves out what was added freely',
    file: `${YIELD}/details/OwnMoments.tsx`,
    find: 'minorOf(principal) > minorOf(initial)',
    replace: 'minorOf(principal) < minorOf(initial)',
    tests: MOMENTS,
  },
  {
    id: 'early-stop-one-for-both',
    invariant: 'H4',
    what: 'where interest is paid each day, what was paid out is said to be given up by leaving early',
    file: `${YIELD}/Obligations.tsx`,
    find: 't(`project.early.${dividend}`',
    replace: "t('project.early.END'",
    tests: [`${YIELD}/list/list.test.tsx`],
    only: 'paid each day',
  },
  {
    id: 'early-stop-one-for-both-legacy',
    invariant: 'H4',
    what: 'by the old paths, what was paid out is said to be given up by leaving early',
    file: 'server/rest/routes/show-yield.ts',
    find: "dividend === 'DAILY' ? 'yield.earlyDaily' : 'yield.early'",
    replace: "dividend === 'DAILY' ? 'yield.early' : 'yield.early'",
    tests: ['server/rest/routes/parity-yield.test.ts'],
    only: 'leaving early',
  },
];
