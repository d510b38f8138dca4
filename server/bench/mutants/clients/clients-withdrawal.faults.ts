import type { Fault } from '../fault';

const FEATURE = 'client-h5/src/features/withdrawal';
const FORM = `${FEATURE}/withdraw.test.tsx`;
const RECORDS = `${FEATURE}/records/records.test.tsx`;

/** Money out on the phone. */
export const clientWithdrawalFaults: readonly Fault[] = [
  {
    id: 'withdrawal-sent-anew',
    invariant: 'M7',
    what: 'a withdrawal whose answer was lost is another one when it is sent again',
    file: `${FEATURE}/useWithdraw.ts`,
    find: 'idempotencyKey: key',
    replace: 'idempotencyKey: newKey()',
    tests: [FORM],
  },
  {
    id: 'withdrawal-cancelled-anew',
    invariant: 'M7',
    what: 'cancelling again after a lost answer is another act',
    file: `${FEATURE}/records/CancelPart.tsx`,
    find: 'idempotencyKey: key',
    replace: 'idempotencyKey: newKey()',
    tests: [RECORDS],
  },
  {
    id: 'late-review-unsaid',
    invariant: 'H8',
    what: 'a request past its promised time still says that it is checked by then',
    file: 'client-h5/src/lib/time/late.ts',
    find: '< serverNow()',
    replace: '< 0',
    tests: [RECORDS],
  },
  {
    id: 'withdrawal-condition-hidden',
    invariant: 'H8',
    what: 'a condition that the app does not know stops a withdrawal and is not said',
    file: `${FEATURE}/checks.ts`,
    find: `(isCondition(code) ? lineOf[code] : 'balance') === check`,
    replace: 'isCondition(code) && lineOf[code] === check',
    tests: [FORM],
  },
  {
    id: 'withdrawal-fee-on-top',
    invariant: 'H1',
    what: 'what arrives is shown without the fee',
    file: `${FEATURE}/figures.ts`,
    find: 'credited: shown(credited)',
    replace: 'credited: shown(amount)',
    tests: [FORM],
  },
  {
    id: 'message-told-as-recharge',
    invariant: 'H1',
    what: 'a message of the inbox is told as the recharge with its number',
    file: 'client-h5/src/lib/session/moneyNews.ts',
    find: 'news[kind]?.(id, { ...words, money: own(words) }) ?? null',
    replace: '(news[kind] ?? ofRecharge)(id, words)',
    tests: ['client-h5/src/lib/session/moneyNews.test.tsx'],
  },
];
