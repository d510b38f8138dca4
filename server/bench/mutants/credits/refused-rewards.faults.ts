import type { Fault } from '../fault';

const REWARDS = 'server/modules/invitation/rewards';
const RULES = 'migrations/invitation/1766002010000-refused-rewards.ts';
const tests = [`${REWARDS}/refused-reward.test.ts`];

/** What was refused leads to customer service, and from there to another claim; paid is one of them. */
export const refusedRewardFaults: readonly Fault[] = [
  {
    id: 'refused-reward-gone',
    invariant: 'M8',
    what: 'a reward that was refused can never be claimed again',
    file: `${REWARDS}/claim_reward.sql`,
    find: ' AND c.refused_at IS NULL',
    replace: '',
    tests,
    only: 'is claimed once more',
  },
  {
    id: 'refusal-without-effect',
    invariant: 'M8',
    what: 'a refused claim stands in the way of the next one',
    file: 'server/modules/reviews/decision/apply_decision.sql',
    find: 'PERFORM refuse_reward(r.subject_id)',
    replace: 'NULL',
    tests,
    only: 'is claimed once more',
  },
  {
    id: 'refused-reward-not-shown',
    invariant: 'H1',
    what: 'the app shows a reward that can be claimed again as refused for good',
    file: 'server/modules/invitation/invitation.ts',
    find: "!claim || (reached && stateOf(claim) === 'REFUSED');",
    replace: '!claim;',
    tests,
    only: 'claimable again',
  },
  {
    id: 'claims-twice-after-refusal',
    invariant: 'M8',
    what: 'the database takes two open claims of what was refused before',
    file: RULES,
    find: 'WHERE refused_at IS NULL ${',
    replace: 'WHERE refused_at IS NOT NULL ${',
    tests,
    only: 'the database takes no second',
  },
  {
    id: 'refused-by-hand',
    invariant: 'M8',
    what: 'the database takes a claim for refused that nobody refused',
    file: RULES,
    find: 'WHEN (NEW.refused_at IS NOT NULL) EXECUTE',
    replace: 'WHEN (NEW.refused_at IS NULL) EXECUTE',
    tests,
    only: 'the database takes no second',
  },
];
