import type { Fault } from '../fault';

const TESTS = ['server/rules/strangers.test.ts'];

/** What keeps what is one user's from another who names it. */
export const strangerFaults: readonly Fault[] = [
  {
    id: 'recharge-of-anybody',
    invariant: 'A2',
    what: 'a recharge is shown to whoever knows its number',
    file: 'server/modules/recharges/recharges.ts',
    find: 'ctx.db.getRepository(RechargeRecord).findOneBy({ id, userId });',
    replace: 'ctx.db.getRepository(RechargeRecord).findOneBy(userId ? { id } : { id, userId });',
    tests: TESTS,
    only: 'over GraphQL',
  },
  {
    id: 'withdrawal-cancelled-by-anybody',
    invariant: 'A2',
    what: 'a withdrawal is cancelled by whoever knows its number',
    file: 'server/modules/reviews/cancel_review.sql',
    find: ' OR r.user_id <> p_user',
    replace: '',
    tests: TESTS,
    only: 'over GraphQL',
  },
];
