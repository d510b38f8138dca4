import type { Fault } from '../fault';

const CHECKS = ['server/modules/recharges/request-checks/request-checks.test.ts'];
const FACTS = 'server/modules/recharges/request-checks/check-facts.ts';
const PANEL = ['client-admin/src/resources/recharges/checks/checks.test.tsx'];

/** What the desk looks up beside the picture. */
export const requestCheckFaults: readonly Fault[] = [
  {
    id: 'checks-miss-used-reference',
    invariant: 'O2',
    what: 'the checks do not see that a credited request rests on the same reference',
    file: FACTS,
    find: 'WHERE r.credited IS NOT NULL AND r.id <> $1)',
    replace: 'WHERE false)',
    tests: CHECKS,
  },
  {
    id: 'checks-for-users',
    invariant: 'A1',
    what: 'a user reads what the desk looked up',
    file: 'server/modules/recharges/request-checks/request-checks.ts',
    find: '  requireStaff(ctx);\n',
    replace: '',
    tests: CHECKS,
    only: 'not to users',
  },
  {
    id: 'receiving-details-rewritten',
    invariant: 'O3',
    what: 'which receiving details were shown at submit may be rewritten',
    file: 'migrations/1763700900000-receiving-details.ts',
    find: 'ELSIF NEW.receiving_hash IS DISTINCT FROM OLD.receiving_hash THEN',
    replace: 'ELSIF NEW.receiving_hash <> OLD.receiving_hash THEN',
    tests: CHECKS,
    only: 'compares the receiving details',
  },
  {
    id: 'checks-sum-everybody',
    invariant: 'H1',
    what: 'the checks count the requests of all users as this user’s',
    file: FACTS,
    find: 'WHERE r.user_id = $2 AND r.id <> $1 ORDER BY',
    replace: 'WHERE r.user_id > 0 AND $2 > 0 AND r.id <> $1 ORDER BY',
    tests: CHECKS,
    only: 'counts and sums',
  },
  {
    id: 'check-level-by-colour-alone',
    invariant: 'H8',
    what: 'the level of a check is a colour without a word',
    file: 'client-admin/src/resources/recharges/checks/CheckLine.tsx',
    find: '{translate(`resources.recharges.checks.level.${check.level}`)}',
    replace: '{null}',
    tests: PANEL,
  },
];
