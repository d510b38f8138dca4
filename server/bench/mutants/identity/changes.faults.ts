import type { Fault } from '../fault';

const MODULE = 'server/modules/verifications';
const TAKE = [`${MODULE}/change/take-change.test.ts`];

/** What is verified changes by its user's word alone, and stays one document of one account. */
export const changeFaults: readonly Fault[] = [
  {
    id: 'change-opened-unlogged',
    invariant: 'O3',
    what: 'both documents of a change open without an entry',
    file: `${MODULE}/change/open_change.sql`,
    find: "  PERFORM audit_write('staff/' || p_staff, 'info_change.view', 'info_change/' || p_request, NULL, NULL, p_reason,\n    p_source);\n",
    replace: '',
    tests: TAKE,
  },
  {
    id: 'change-opened-by-anybody',
    invariant: 'S4',
    what: 'staff who do not hold a change open its documents',
    file: `${MODULE}/change/open_change.sql`,
    find: "    WHEN NOT v_ended AND v_held IS NOT TRUE THEN 'LEASE_REQUIRED'\n",
    replace: '',
    tests: TAKE,
  },
  {
    id: 'change-of-own-account-opened',
    invariant: 'O2',
    what: 'staff open the documents of an account they own',
    file: `${MODULE}/change/open_change.sql`,
    find: "    WHEN staff_owns(p_staff, v.user_id) THEN 'OWN_REQUEST'\n",
    replace: '',
    tests: TAKE,
  },
  {
    id: 'change-taken-at-once',
    invariant: 'A6',
    what: 'new data are taken although nobody approved them a day ago',
    file: `${MODULE}/change/take_change.sql`,
    find: "  IF status <> 'OK' THEN RETURN; END IF;\n",
    replace: "  status := 'OK';\n",
    tests: TAKE,
  },
  {
    id: 'change-to-document-of-another',
    invariant: 'H8',
    what: 'a document that stands for somebody else is asked for',
    file: `${MODULE}/change/change_refusal.sql`,
    find: ' AND r.user_id <> p_user)',
    replace: ' AND false)',
    tests: TAKE,
  },
  {
    id: 'change-writes-over',
    invariant: 'A6',
    what: 'after a change the old version goes on counting',
    file: `${MODULE}/verifications.ts`,
    find: 'const byUser = new Map(versions.map((version) => [version.userId, version]));',
    replace:
      'const byUser = new Map<string, Version>(versions.slice(versions.length).map((version) => [version.userId, version]));',
    tests: TAKE,
  },
  {
    id: 'change-birth-unread',
    invariant: 'M8',
    what: 'an approval of a change keeps another day of birth than was sent in',
    file: 'server/modules/support/decision/approve-help.ts',
    find: '      await birth?.check(tx);\n',
    replace: '',
    tests: TAKE,
  },
  {
    id: 'change-birth-not-forgotten',
    invariant: 'M8',
    what: 'an undone approval leaves what it read',
    file: 'server/modules/support/decision/forget_help_finding.sql',
    find: '  SELECT forget_verification_finding(help_change(p_request));\n',
    replace: '',
    tests: TAKE,
  },
];
