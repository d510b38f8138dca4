import type { Fault } from '../fault';

const ALIKE = ['server/modules/recharges/alike/alike-pictures.test.ts'];
const PRINT = ['server/modules/uploads/print-of.test.ts'];
const NOTE = 'server/modules/recharges/alike/note_alike_pictures.sql';

/** Near copies of a receipt, and what only looks like one. */
export const alikePictureFaults: readonly Fault[] = [
  {
    id: 'alike-of-everybody',
    invariant: 'O2',
    what: 'every receipt of the same bank is flagged as a copy',
    file: NOTE,
    find: 'o.differing <= 24',
    replace: 'o.differing <= 240',
    tests: ALIKE,
    only: 'written anew',
  },
  {
    id: 'alike-only-when-the-same',
    invariant: 'O2',
    what: 'a copy that was written anew is not noticed',
    file: NOTE,
    find: 'o.differing <= 24',
    replace: 'o.differing < 1',
    tests: ALIKE,
    only: 'written anew',
  },
  {
    id: 'alike-of-oneself',
    invariant: 'O2',
    what: 'a user’s own second picture is flagged as another’s',
    file: NOTE,
    find: ' AND o.user_id <> v_user',
    replace: '',
    tests: ALIKE,
    only: 'own affair',
  },
  {
    id: 'alike-at-once-missed',
    invariant: 'O2',
    what: 'copies that are submitted at once do not see each other',
    file: NOTE,
    find: "  PERFORM pg_advisory_xact_lock(hashtextextended('recharge/alike', 0));\n",
    replace: '',
    tests: ALIKE,
    only: 'two submitted at once',
  },
  {
    id: 'alike-seen-from-one-side',
    invariant: 'O2',
    what: 'the first of two copies is not flagged, only the second',
    file: 'server/modules/recharges/alike/alike-pictures.ts',
    find: 'UNION SELECT other_id FROM recharge_alike WHERE other_id = ANY ($1)',
    replace: '',
    tests: ALIKE,
    only: 'written anew',
  },
  {
    id: 'alike-white-pages',
    invariant: 'O2',
    what: 'all pages of one colour are flagged as copies of each other',
    file: 'server/modules/uploads/print-of.ts',
    find: 'const SPREAD_MIN = 12;',
    replace: 'const SPREAD_MIN = -1;',
    tests: [...ALIKE, ...PRINT],
  },
  {
    id: 'document-keeps-its-print',
    invariant: 'S3',
    what: 'how a document of identity looks is kept',
    file: 'server/modules/uploads/attach_document.sql',
    find: ', print = NULL',
    replace: '',
    tests: ALIKE,
    only: 'forgets how it looks',
  },
];
