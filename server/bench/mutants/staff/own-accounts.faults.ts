import type { Fault } from '../fault';

const STAFF = 'server/modules/staff';
const DECLARE = `${STAFF}/declare_own_account.sql`;
const TESTS = [`${STAFF}/declare-account-for.test.ts`];
const DIALOG = 'client-admin/src/resources/users/DeclareDialog.tsx';

/** An account that an administrator declares as another member's own. */
export const ownAccountFaults: readonly Fault[] = [
  {
    id: 'declared-for-by-support',
    invariant: 'O1',
    what: 'customer service declares an account as a colleague’s, who may then not decide about it',
    file: DECLARE,
    find: 'IF v_other AND NOT staff_is_admin(p_by) THEN',
    replace: 'IF v_other AND p_by IS NULL THEN',
    tests: TESTS,
    only: 'by administrators alone',
  },
  {
    id: 'declared-for-the-declarer',
    invariant: 'O1',
    what: 'the account becomes the administrator’s own and not the member’s',
    file: DECLARE,
    find: 'INSERT INTO staff_user (staff_id, user_id) VALUES (p_staff, p_user)',
    replace: 'INSERT INTO staff_user (staff_id, user_id) VALUES (p_by, p_user)',
    tests: TESTS,
    only: 'not theirs to decide',
  },
  {
    id: 'declared-for-keeps-approvals',
    invariant: 'O1',
    what: 'what the member has approved of the account stays approved, as the declarer’s is given back',
    file: DECLARE,
    find: 'returned := return_reviews(p_user, p_staff);',
    replace: 'returned := return_reviews(p_user, p_by);',
    tests: TESTS,
    only: 'not theirs to decide',
  },
  {
    id: 'declared-for-untold',
    invariant: 'O1',
    what: 'a member does not learn that an account was declared as their own',
    file: DECLARE,
    find: "      INSERT INTO staff_notice (staff_id, kind, subject) VALUES (p_staff, 'ACCOUNT_DECLARED', 'user/' || p_user);\n",
    replace: '      NULL;\n',
    tests: TESTS,
    only: 'told to the member',
  },
  {
    id: 'declared-for-who-left',
    invariant: 'O1',
    what: 'an account is declared as the own one of somebody who has left, or of the desk that a job runs',
    file: DECLARE,
    find: " AND s.role <> 'LEFT' AND NOT s.practice_desk)",
    replace: ')',
    tests: TESTS,
    only: 'on the staff now',
  },
  {
    id: 'declared-for-without-reason',
    invariant: 'O3',
    what: 'the database takes an account for another member’s without a reason',
    file: DECLARE,
    find: "WHEN v_reason = '' THEN 'REASON_REQUIRED'",
    replace: "WHEN v_reason = '-' THEN 'REASON_REQUIRED'",
    tests: TESTS,
    only: 'on the staff now',
  },
  {
    id: 'declared-for-as-mine',
    invariant: 'O1',
    what: 'the console declares as one’s own what was chosen as another member’s',
    file: DIALOG,
    find: 'if (mine) act(null);',
    replace: 'if (staffId) act(null);',
    tests: ['client-admin/src/resources/users/DeclareDialog.test.tsx'],
  },
];
