import type { Fault } from '../fault';

const MODULE = 'server/modules/staff';
const OWN = [`${MODULE}/devices/own-by-device.test.ts`];
const FLAG = [`${MODULE}/devices/shared-device.test.ts`];
const HEADER = ['server/http/device-header.test.ts'];
const MIGRATION = 'migrations/reviews/1765995020000-unpaid-rewards.ts';
const FLAG_SQL = `${MODULE}/devices/flag_shared_device.sql`;

/** What accounts have in common: nobody decides for an account that shares with theirs, and a shared device is told. */
export const deviceFaults: readonly Fault[] = [
  {
    id: 'shared-device-may-review',
    invariant: 'O1',
    what: 'staff decide for somebody who uses the device of their own account',
    file: `${MODULE}/staff_owns.sql`,
    find: '\n      OR shares_device(s.user_id, p_user)',
    replace: '',
    tests: OWN,
  },
  {
    id: 'shared-target-by-sql',
    invariant: 'O1',
    what: 'the database knows declared accounts alone, and none that shares a payment target or a device',
    file: MIGRATION,
    find: 'AND staff_owns(p.id, NEW.user_id)) THEN',
    replace:
      'AND p.id IN (SELECT s.staff_id FROM staff_user s WHERE s.user_id = NEW.user_id)) THEN',
    tests: OWN,
  },
  {
    id: 'shared-first-approval-counts',
    invariant: 'O1',
    what: 'a decision rests on the approval of somebody whose account has come to share with this one',
    file: MIGRATION,
    find: " OR NEW.decision = 'APPROVED' AND NEW.state <> OLD.state)",
    replace: ')',
    tests: OWN,
  },
  {
    id: 'device-flag-not-raised',
    invariant: 'O1',
    what: 'a user who signs in on the device of a member of staff is told to nobody',
    file: 'server/modules/accounts/sessions/open_user_session.sql',
    find: '  PERFORM flag_shared_device(p_device_hash);\n',
    replace: '',
    tests: FLAG,
  },
  {
    id: 'device-flag-not-raised-by-staff',
    invariant: 'O1',
    what: 'a member of staff who signs in on the device of a user is told to nobody',
    file: `${MODULE}/open_staff_session.sql`,
    find: '  PERFORM flag_shared_device(p_device_hash);\n',
    replace: '',
    tests: FLAG,
  },
  {
    id: 'device-flag-missed-at-once',
    invariant: 'O1',
    what: 'of two who sign in at once on one device neither sees the other',
    file: FLAG_SQL,
    find: "  PERFORM pg_advisory_xact_lock(hashtextextended('device/' || encode(p_device_hash, 'hex'), 0));\n",
    replace: '',
    tests: FLAG,
    only: 'at once',
  },
  {
    id: 'device-flag-for-declared',
    invariant: 'O1',
    what: 'administrators are told of accounts that are declared',
    file: FLAG_SQL,
    find: '      AND NOT EXISTS (SELECT FROM staff_user o WHERE (o.staff_id, o.user_id) = (s.staff_id, u.id))\n',
    replace: '',
    tests: FLAG,
  },
  {
    id: 'device-flag-unlogged',
    invariant: 'O3',
    what: 'the log says nothing of a device that a member of staff shares with a user',
    file: FLAG_SQL,
    find: "PERFORM audit_write('system', 'staff.shared-device'",
    replace: "PERFORM concat('system', 'staff.shared-device'",
    tests: FLAG,
  },
  {
    id: 'device-kept-as-sent',
    invariant: 'S1',
    what: 'a session keeps what its browser calls itself, and no hash of it',
    file: 'server/platform/session-token.ts',
    find: 'isDeviceId(said) ? hashToken(said) : null',
    replace: "isDeviceId(said) ? Buffer.from(said, 'utf8') : null",
    tests: HEADER,
  },
  {
    id: 'device-of-any-text',
    invariant: 'O1',
    what: 'whatever stands in the header counts as a device, so that old apps share one',
    file: 'server/platform/session-token.ts',
    find: "typeof said === 'string' && isDeviceId(said)",
    replace: "typeof said === 'string' && said.length < 5_000",
    tests: HEADER,
  },
  {
    id: 'console-says-no-device',
    invariant: 'O1',
    what: 'the console does not say on which device it runs',
    file: 'client-admin/src/lib/session.ts',
    find: '  ...deviceHeaders(globalThis),\n',
    replace: '',
    tests: ['client-admin/src/lib/session.test.tsx'],
  },
  {
    id: 'app-says-no-device',
    invariant: 'O1',
    what: 'the app does not say on which device it runs',
    file: 'client-h5/src/lib/session/headers.ts',
    find: '...deviceHeaders(globalThis), ',
    replace: '',
    tests: ['client-h5/src/lib/session/headers.test.tsx'],
  },
];
