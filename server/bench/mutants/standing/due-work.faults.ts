import type { Fault } from '../fault';

const DUE = ['server/rules/due-work.test.ts'];

/** The clock compared with row by row, so that no index leads past what is not due. */
export const dueWorkFaults: readonly Fault[] = [
  {
    id: 'due-contracts-among-all',
    invariant: 'P11',
    what: 'what settles contracts reads all that run',
    file: 'server/modules/trading/settle_due_orders.sql',
    find: 'o.settles_at < (SELECT tarn_now())',
    replace: 'o.settles_at < tarn_now()',
    tests: DUE,
  },
  {
    id: 'due-holdings-among-all',
    invariant: 'M11',
    what: 'what books interest reads all holdings that run',
    file: 'server/modules/yield/interest/accrue_yield.sql',
    find: 'h.next_at <= (SELECT tarn_now())',
    replace: 'h.next_at <= tarn_now()',
    tests: DUE,
  },
  {
    id: 'overdue-among-all',
    invariant: 'H8',
    what: 'what tells administrators of overdue requests reads all that wait',
    file: 'server/modules/reviews/overdue/escalate_overdue.sql',
    find: 'v.review_by < (SELECT tarn_now())',
    replace: 'v.review_by < tarn_now()',
    tests: DUE,
  },
  {
    id: 'pressing-among-all',
    invariant: 'H8',
    what: 'what presses is found by reading all requests that wait',
    file: 'server/modules/reviews/standing/pressing_reviews.sql',
    find: 'v.review_by < (SELECT tarn_now())',
    replace: 'v.review_by < tarn_now()',
    tests: DUE,
  },
  {
    id: 'block-among-all-leaves',
    invariant: 'O5',
    what: 'the next block is found beside the leaves of all that is sealed',
    file: 'server/modules/proof/draft_block.sql',
    find: ' AND l.movement_id > coalesce(v_last.through, 0)',
    replace: '',
    tests: DUE,
  },
  {
    id: 'seal-delay-among-all-leaves',
    invariant: 'O5',
    what: 'the delay of the seal is found beside the leaves of all that is sealed',
    file: 'server/modules/proof/watch/seal_delay.sql',
    find: ' AND l.movement_id > (SELECT s.through FROM sealed s)',
    replace: '',
    tests: DUE,
  },
  {
    id: 'own-contracts-among-all',
    invariant: 'P5',
    what: 'the rules of an order look for what is open of a person among all that is open',
    file: 'server/modules/trading/sets/placing_facts.sql',
    find: 'o.user_id = p_user AND o.settled_at IS NULL',
    replace: 'o.user_id = p_user AND o.outcome IS NULL',
    tests: DUE,
  },
  {
    id: 'own-loss-among-all',
    invariant: 'P5',
    what: 'the loss of a day is looked for among all contracts that are open',
    file: 'server/modules/trading/day_loss.sql',
    find: 'o.user_id = p_user AND o.settled_at IS NULL',
    replace: 'o.user_id = p_user AND o.outcome IS NULL',
    tests: DUE,
  },
];
