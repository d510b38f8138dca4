import type { Fault } from '../fault';

const MODULE = 'server/modules/accounts';
const FREEZE = [`${MODULE}/freeze/freeze-account.test.ts`];
const HELD = ['server/modules/reviews/locked-account.test.ts'];

/** A user's own freeze, and what stands still while an account is locked. */
export const freezeFaults: readonly Fault[] = [
  {
    id: 'freeze-lifted-early',
    invariant: 'A3',
    what: 'a freeze ends as soon as its user has a code',
    file: `${MODULE}/freeze/lift_freeze.sql`,
    find: "IF until > tarn_now() THEN status := 'FREEZE_STANDS'; RETURN; END IF;",
    replace: '',
    tests: FREEZE,
  },
  {
    id: 'freeze-lifted-without-code',
    invariant: 'A3',
    what: 'the server lifts a freeze although no code was used',
    file: `${MODULE}/freeze/lift_freeze.sql`,
    find: "    status := 'CODE_WRONG';\n    RETURN;",
    replace: '    NULL;',
    tests: FREEZE,
  },
  {
    id: 'freeze-ended-by-staff',
    invariant: 'A3',
    what: 'staff who unlock an account end its user’s own freeze',
    file: `${MODULE}/lock/change_lock.sql`,
    find: 'ELSE frozen_words END WHERE',
    replace: 'END WHERE',
    tests: FREEZE,
  },
  {
    id: 'lock-ended-by-freeze',
    invariant: 'A3',
    what: 'lifting a freeze opens an account that staff locked',
    file: `${MODULE}/freeze/lift_freeze.sql`,
    find: 'locked_at = v_lock.at, lock_reason = v_lock.reason',
    replace: 'locked_at = NULL, lock_reason = NULL',
    tests: FREEZE,
  },
  {
    id: 'freeze-untold',
    invariant: 'A3',
    what: 'a freeze is in no inbox',
    file: `${MODULE}/freeze/freeze_account.sql`,
    find: "PERFORM send_message(p_user, 'ACCOUNT_FROZEN', 'user/' || p_user, jsonb_build_object('until', until));",
    replace: '',
    tests: FREEZE,
  },
  {
    id: 'freeze-not-mailed',
    invariant: 'A3',
    what: 'a freeze is told by no mail',
    file: `${MODULE}/security/tell-security.ts`,
    find: '  return mailMessage(ctx, { email: email ?? phone, language }, told);\n',
    replace:
      '  void email;\n  void phone;\n  void language;\n  void mailMessage;\n  void told;\n  return true;\n',
    tests: FREEZE,
  },
  {
    id: 'locked-request-decided',
    invariant: 'M19',
    what: 'staff decide on money of a locked account',
    file: 'server/modules/reviews/review_blocked.sql',
    find: "    WHEN review_waits(r) THEN 'ACCOUNT_WAITS'\n",
    replace: '',
    tests: HELD,
  },
  {
    id: 'locked-decision-applied',
    invariant: 'M19',
    what: 'a decision takes effect while the account is locked',
    file: 'server/modules/reviews/decision/apply_decisions.sql',
    find: '\n      AND NOT review_waits(v)',
    replace: '',
    tests: HELD,
  },
  {
    id: 'reset-signs-in',
    invariant: 'A3',
    what: 'the old password still signs in after a reset was asked for',
    file: `${MODULE}/sessions/enter.ts`,
    find: "  if (resetAskedAt !== null) refuse('PASSWORD_RESET_REQUIRED', {});\n",
    replace: '',
    tests: [`${MODULE}/reset/require-new-password.test.ts`],
  },
  {
    id: 'reset-keeps-sessions',
    invariant: 'A3',
    what: 'sessions go on after a reset was asked for',
    file: `${MODULE}/reset/require_new_password.sql`,
    find: 'WHERE s.user_id = p_user AND s.ended_at IS NULL',
    replace: 'WHERE false AND s.ended_at IS NULL',
    tests: [`${MODULE}/reset/require-new-password.test.ts`],
  },
];
