import type { Fault } from '../fault';

const TESTS = ['server/modules/recharges/channels/propose-channel.test.ts'];
const MIGRATION = 'migrations/recharges/1763820100000-channel-versions.ts';
const PUT = 'server/modules/recharges/channels/put_channel.sql';

/** What keeps the account that money is sent to from being changed unseen. */
export const channelFaults: readonly Fault[] = [
  {
    id: 'channel-change-untold',
    invariant: 'O7',
    what: 'nobody is told that money is sent to another account',
    file: PUT,
    find: "    PERFORM notify_administrators('RECEIVING_DETAILS', 'channel/' || v_id);\n",
    replace: '    NULL;\n',
    tests: TESTS,
    only: 'tells every administrator',
  },
  {
    id: 'channel-told-to-one',
    invariant: 'O7',
    what: 'one administrator alone is told of new receiving details',
    file: 'server/modules/staff/notices/notify_administrators.sql',
    find: 'ORDER BY s.id',
    replace: 'ORDER BY s.id LIMIT 1',
    tests: TESTS,
    only: 'tells every administrator',
  },
  {
    id: 'channel-version-uncounted',
    invariant: 'O7',
    what: 'a changed channel keeps its version, and what it was is lost',
    file: MIGRATION,
    find: 'NEW.version := OLD.version + 1;',
    replace: 'NEW.version := OLD.version;',
    tests: TESTS,
    only: 'keeps each of its versions',
  },
  {
    id: 'channel-put-by-server',
    invariant: 'O2',
    what: 'the server may change a channel without a proposal',
    file: PUT,
    find: 'REVOKE ALL ON FUNCTION put_channel FROM PUBLIC;',
    replace: 'GRANT EXECUTE ON FUNCTION put_channel TO tarn_app;',
    tests: TESTS,
    only: 'the server’s role',
  },
  {
    id: 'channel-change-unwritten',
    invariant: 'O3',
    what: 'a changed channel is not in the audit log',
    file: PUT,
    find: "    PERFORM audit_write('staff/' || p_by, 'channel.change', 'channel/' || v_id, b, v_after, p_reason, p_source);\n",
    replace: '',
    tests: TESTS,
    only: 'made and changed',
  },
  {
    id: 'notice-of-another-read',
    invariant: 'A2',
    what: 'somebody says that another has read a notice',
    file: 'server/modules/staff/notices/read_staff_notice.sql',
    find: ' AND staff_id = p_staff;',
    replace: ';',
    tests: ['server/modules/staff/notices/read-staff-notice.test.ts'],
  },
];
