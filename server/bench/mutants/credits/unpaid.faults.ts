import type { Fault } from '../fault';

const DECISION = 'server/modules/reviews/decision';
const tests = ['server/modules/invitation/rewards/unpaid-reward.test.ts'];

/** An approved reward without its money is nobody's secret. */
export const unpaidFaults: readonly Fault[] = [
  {
    id: 'unpaid-reward-stands',
    invariant: 'M8',
    what: 'an approved reward for which there is no money stands for ever, without effect',
    file: `${DECISION}/apply_decisions.sql`,
    find: 'ELSIF effect_refused(r) THEN',
    replace: 'ELSIF false THEN',
    tests,
    only: 'as its campaign was closed',
  },
  {
    id: 'unpaid-reward-untold',
    invariant: 'M8',
    what: 'administrators are not told of an approved reward that could not be paid',
    file: `${DECISION}/returned/return_unpaid.sql`,
    find: "  PERFORM notify_administrators('REWARD_UNPAID', lower(r.kind) || '/' || r.subject_id);\n",
    replace: '',
    tests,
    only: 'as its campaign was closed',
  },
  {
    id: 'paid-reward-returned',
    invariant: 'M8',
    what: 'the database takes back an approval that can be paid',
    file: `${DECISION}/returned/effect_refused.sql`,
    find: 'THEN reward_unpaid(r.subject_id) ELSE',
    replace: 'THEN true ELSE',
    tests,
    only: 'takes back no approval',
  },
];
