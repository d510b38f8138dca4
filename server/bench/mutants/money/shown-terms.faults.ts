import type { Fault } from '../fault';

const SHOWN = ['server/modules/trading/shown-terms.test.ts'];
const SETS = ['server/modules/trading/sets/place-orders.test.ts'];
const REFUSAL = 'server/modules/trading/order_refusal.sql';
const PLACE = 'server/modules/trading/place-order.ts';

const fault = (
  id: string,
  what: string,
  [file, tests]: readonly [file: string, tests: readonly string[]],
  [find, replace]: readonly [find: string, replace: string],
): Fault => ({ id, invariant: 'P3', what, file, find, replace, tests });

/** Payout and fee as they were shown: at others nothing opens. */
export const shownTermsFaults: readonly Fault[] = [
  fault(
    'shown-terms-ignored-alone',
    'an order that comes alone opens at another payout and fee than was shown',
    ['server/modules/trading/place_order.sql', SHOWN],
    ['      p_seen_payout, p_seen_fee, v_facts', '      NULL, NULL, v_facts'],
  ),
  fault(
    'shown-terms-ignored-in-a-set',
    'an order of a set opens at another payout and fee than was shown',
    ['server/modules/trading/sets/place_order_set.sql', SETS],
    ['a.seen_payout, a.seen_fee, p, a', 'NULL, NULL, p, a'],
  ),
  fault(
    'shown-terms-lost-on-the-way-to-a-set',
    'what was shown to a leader is not handed on to the set',
    ['server/modules/trading/place_orders.sql', SHOWN],
    ['o.risk_ack, o.seen_payout, o.seen_fee)::order_ask', 'o.risk_ack, NULL, NULL)::order_ask'],
  ),
  fault(
    'shown-fee-ignored',
    'an order opens at another fee than was shown',
    [REFUSAL, SHOWN],
    [' OR p_terms.fee_bp <> p_seen_fee THEN', ' THEN'],
  ),
  fault(
    'better-payout-taken-unseen',
    'an order opens at a better payout than was shown',
    [REFUSAL, SHOWN],
    ['p_terms.payout_bp <> p_seen_payout', 'p_terms.payout_bp < p_seen_payout'],
  ),
  fault(
    'half-shown-terms-taken',
    'a payout that was shown without its fee is taken for nothing said',
    [PLACE, SHOWN],
    ["  demandBoth(seenPayoutBp, seenFeeBp, 'seenFeeBp');\n", ''],
  ),
];
