import type { Fault } from '../fault';

const NOTES = ['server/modules/accounts/notes/add-user-note.test.ts'];
const SQL = 'server/modules/accounts/notes/add_user_note.sql';

/** What staff write down about customers. */
export const userNoteFaults: readonly Fault[] = [
  {
    id: 'user-note-rewritten',
    invariant: 'O3',
    what: 'a note about a customer may be rewritten or removed',
    file: 'migrations/accounts/1763920040000-user-notes.ts',
    find: 'CREATE TRIGGER user_note_append_only BEFORE UPDATE OR DELETE ON user_note',
    replace: 'CREATE TRIGGER user_note_append_only BEFORE UPDATE OF id ON user_note',
    tests: NOTES,
  },
  {
    id: 'user-note-on-oneself',
    invariant: 'O2',
    what: 'staff write notes about an account of their own',
    file: SQL,
    find: 'IF staff_owns(p_staff, p_user) THEN',
    replace: 'IF false THEN',
    tests: NOTES,
    only: 'is refused',
  },
  {
    id: 'user-note-unwritten',
    invariant: 'O3',
    what: 'who wrote a note is not in the audit log',
    file: SQL,
    find: "  PERFORM audit_write('staff/' || p_staff, 'user.note', 'user/' || p_user, NULL, NULL, NULL, p_source);\n",
    replace: '',
    tests: NOTES,
    only: 'read by all staff',
  },
  {
    id: 'user-note-of-everybody',
    invariant: 'A2',
    what: 'a customer’s page shows the notes about all customers',
    file: 'server/modules/accounts/notes/user-notes.ts',
    find: 'WHERE user_id = $1 AND ($2',
    replace: 'WHERE user_id IS NOT NULL AND $1 > 0 AND ($2',
    tests: NOTES,
  },
];
