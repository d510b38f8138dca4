import type { Fault } from '../fault';

const HOLDINGS = 'migrations/yield/1764000001000-yield-holdings.ts';
const PROJECT = ['server/modules/yield/project/suspend-project.test.ts'];
const JOIN = ['server/modules/yield/holding/join-project.test.ts'];

/** What stands between a holding and somebody who writes past the acts, or whose account is closed. */
export const yieldGuardFaults: readonly Fault[] = [
  {
    id: 'yield-held-on-other-terms',
    invariant: 'M13',
    what: 'a holding is made on other terms than those it names',
    file: HOLDINGS,
    find: 'FOR EACH ROW EXECUTE FUNCTION check_holding_terms()',
    replace: 'FOR EACH ROW WHEN (false) EXECUTE FUNCTION check_holding_terms()',
    tests: PROJECT,
    only: 'on other terms',
  },
  {
    id: 'yield-held-with-more-top-up',
    invariant: 'M13',
    what: 'a holding is made with a higher top-up than was accepted',
    file: HOLDINGS,
    find: '= (NEW.annual_ppm, NEW.days, NEW.dividend, NEW.topup, NEW.early_stop, NEW.reduction_bp)',
    replace:
      '= (NEW.annual_ppm, NEW.days, NEW.dividend, t.topup, NEW.early_stop, NEW.reduction_bp)',
    tests: PROJECT,
    only: 'on other terms',
  },
  {
    id: 'yield-made-by-server',
    invariant: 'O4',
    what: 'the server may make a holding by itself',
    file: HOLDINGS,
    find: 'await db.query(`GRANT SELECT ON yield_holding,',
    replace: 'await db.query(`GRANT SELECT, INSERT ON yield_holding,',
    tests: PROJECT,
    only: 'O4',
  },
  {
    id: 'yield-locked-acts',
    invariant: 'A3',
    what: 'who is locked or frozen adds to, settles and renews what they hold',
    file: 'server/modules/yield/holding/holding_for_owner.sql',
    find: 'IF v_locked IS NOT NULL THEN',
    replace: 'IF false THEN',
    tests: JOIN,
    only: 'A3',
  },
  {
    id: 'yield-missed-told-late',
    invariant: 'M16',
    what: 'of a top-up that was missed long ago somebody is told until when they could have settled',
    file: 'server/modules/yield/interest/mature_holding_set.sql',
    find: "CASE WHEN h.matures_at + v_wait <= p_at THEN 'HOLDING_TOPUP_LAPSED'\n        WHEN h.state",
    replace: 'CASE WHEN h.state',
    tests: ['server/modules/yield/interest/accrue-yield.test.ts'],
    only: 'of a missed top-up',
  },
];
