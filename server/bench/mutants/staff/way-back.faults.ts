import type { Fault } from '../fault';

const MODULE = 'server/modules/staff';
const RESET = [`${MODULE}/reset/reset-staff-password.test.ts`];
const FIRST = [`${MODULE}/first/invite-first-administrator.test.ts`];

/** The way back of staff, and the way in of the first two: no mailbox and no server makes an administrator alone. */
export const wayBackFaults: readonly Fault[] = [
  {
    id: 'staff-reset-without-factor',
    invariant: 'O6',
    what: 'whoever reads a staff mailbox sets the password without the second factor',
    file: `${MODULE}/reset/reset_staff_password.sql`,
    find: 'AND NOT use_staff_factor(r.staff_id, p_key, p_step, p_source) THEN',
    replace: 'AND p_password_hash IS NULL THEN',
    tests: RESET,
  },
  {
    id: 'staff-reset-keeps-sessions',
    invariant: 'A3',
    what: 'sessions go on after the password was reset',
    file: `${MODULE}/reset/reset_staff_password.sql`,
    find: '  UPDATE staff_session s SET ended_at = tarn_now() WHERE s.staff_id = r.staff_id AND s.ended_at IS NULL;\n',
    replace: '',
    tests: RESET,
  },
  {
    id: 'staff-reset-untold',
    invariant: 'O7',
    what: 'no administrator learns of a password that was reset',
    file: `${MODULE}/reset/reset_staff_password.sql`,
    find: "  PERFORM notify_administrators('STAFF_PASSWORD_RESET', 'staff/' || r.staff_id);\n",
    replace: '',
    tests: RESET,
  },
  {
    id: 'staff-reset-twice',
    invariant: 'O6',
    what: 'a link opens again',
    file: `${MODULE}/reset/reset_staff_password.sql`,
    find: '  UPDATE staff_reset s SET used_at = tarn_now() WHERE s.id = r.id;\n',
    replace: '',
    tests: RESET,
  },
  {
    id: 'staff-reset-older-link',
    invariant: 'O6',
    what: 'an older link opens beside the newest',
    file: `${MODULE}/reset/ask_staff_reset.sql`,
    find: '  UPDATE staff_reset r SET expires_at = v_now WHERE r.staff_id = v_id AND r.used_at IS NULL AND r.expires_at > v_now;\n',
    replace: '',
    tests: RESET,
  },
  {
    id: 'staff-mailbox-flooded',
    invariant: 'A4',
    what: 'a mailbox is filled with links',
    file: `${MODULE}/reset/ask_staff_reset.sql`,
    find: '>= 3 THEN',
    replace: '>= 3000 THEN',
    tests: RESET,
  },
  {
    id: 'staff-mailboxes-tried',
    invariant: 'A4',
    what: 'one address asks for links without end',
    file: `${MODULE}/reset/ask-staff-reset.ts`,
    find: '    return null;\n',
    replace: '    return true;\n',
    tests: RESET,
  },
  {
    id: 'third-first-administrator',
    invariant: 'O2',
    what: 'whoever runs the machine goes on making administrators',
    file: `${MODULE}/first/invite_first_administrator.sql`,
    find: "  IF administrators_are_two() THEN RETURN 'SECOND_PERSON_NEEDED'; END IF;\n",
    replace: '',
    tests: FIRST,
  },
  {
    id: 'third-first-administrator-joins',
    invariant: 'O2',
    what: 'a link that was made before there were two opens after that',
    file: `${MODULE}/invitations/accept_staff_invitation.sql`,
    find: 'WHEN i.proposed_by IS NULL THEN administrators_are_two()',
    replace: 'WHEN i.proposed_by IS NULL THEN false',
    tests: FIRST,
  },
];
