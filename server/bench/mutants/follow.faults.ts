import type { Fault } from './fault';

const SET = 'server/modules/trading/sets/place_order_set.sql';
const PLACING = 'server/modules/trading/place_orders.sql';
const RECORD = 'server/modules/trading/record/record_orders.sql';
const COPIES = 'server/modules/follow/copies_of.sql';
const FOLLOW = ['server/modules/follow/follow-leader.test.ts'];
const SHOWN = ['server/modules/follow/copies.test.ts'];
const AT_ONCE = ['server/modules/follow/copies-at-once.test.ts'];
const CARRIED = 'server/modules/trading/sets/carried_copies.sql';
const NEVER = ['server/modules/follow/never-copied.test.ts'];
const CAP = ['server/modules/follow/copy-cap.test.ts'];
const CHECKS = ['server/modules/follow/follow-checks.test.ts'];
const SETS = ['server/modules/trading/sets/place-orders.test.ts'];

const fault = (
  id: string,
  what: string,
  [invariant, file, tests]: readonly [invariant: string, file: string, tests: readonly string[]],
  [find, replace]: readonly [find: string, replace: string],
): Fault => ({ id, invariant, what, file, find, replace, tests });

/** Orders in sets, and what follows a leader. */
export const followFaults: readonly Fault[] = [
  fault(
    'copy-for-who-paused',
    'orders are copied for who paused or stopped',
    ['P14', COPIES, FOLLOW],
    ["AND f.state = 'ACTIVE'", ''],
  ),
  fault(
    'copy-of-who-ended-publishing',
    'orders of who no longer publishes are copied',
    ['P14', COPIES, FOLLOW],
    ['(SELECT p.publishes FROM leader p WHERE p.user_id = f.leader_id)', 'true'],
  ),
  fault(
    'followers-not-locked',
    'followers are not locked while their copies are decided',
    ['P14', PLACING, FOLLOW],
    [
      'PERFORM FROM app_user u WHERE u.id = ANY (p_users || v_followers)',
      'PERFORM FROM app_user u WHERE u.id = ANY (p_users)',
    ],
  ),
  fault(
    'followers-locked-in-any-order',
    'sets lock their people in no order, and wait for each other for ever',
    ['P14', PLACING, AT_ONCE],
    ['ORDER BY u.id FOR NO KEY UPDATE', 'ORDER BY random() FOR NO KEY UPDATE'],
  ),
  fault(
    'copy-of-a-refused-order',
    'copies open though the leader’s order is refused',
    ['P14', SET, FOLLOW],
    ['WHERE w.following_id IS NULL OR v_opened', 'WHERE true OR v_opened'],
  ),
  fault(
    'copy-elsewhere-in-the-database',
    'the database takes a copy that opened at another quote',
    ['P14', 'migrations/trading/1764600000000-copied-orders.ts', FOLLOW],
    [
      'IF NOT EXISTS (SELECT FROM trade_order o',
      'IF false AND NOT EXISTS (SELECT FROM trade_order o',
    ],
  ),
  fault(
    'copies-count-as-own',
    'a leader’s figures count copies of others’ orders',
    ['P14', RECORD, FOLLOW],
    [' AND t.copy_of IS NULL', ''],
  ),
  fault(
    'drawdown-of-one-set',
    'the drawdown does not count how far it had fallen before',
    ['P14', RECORD, FOLLOW],
    ['coalesce(h.peak - h.net, 0) - s.low', '-s.low'],
  ),
  fault(
    'voids-among-the-rest',
    'void contracts count among those that came to something',
    ['P14', RECORD, FOLLOW],
    ["count(*) FILTER (WHERE o.outcome <> 'VOID') AS count", 'count(*) AS count'],
  ),
  fault(
    'copy-cap-without-fees',
    'a cap a day leaves the fee of a copy out',
    ['M9', SET, FOLLOW],
    ['a.stake + w.fee > copy_room', 'a.stake > copy_room'],
  ),
  fault(
    'copy-cap-of-all-days',
    'yesterday’s copies count towards today’s cap',
    ['M9', 'server/modules/follow/copy_room.sql', CHECKS],
    ['AND c.at >= p_began ORDER BY c.at, c.id', 'ORDER BY c.at, c.id'],
  ),
  fault(
    'copy-cap-of-the-last-alone',
    'the sum of a following’s copies begins anew with each',
    ['P14', 'server/modules/follow/note_copies.sql', CHECKS],
    ['k.cost + coalesce(', 'k.cost + 0 * coalesce('],
  ),
  fault(
    'copy-sum-of-all-followings',
    'copies of another leader are added to what counts towards a cap',
    ['P14', 'server/modules/follow/note_copies.sql', CHECKS],
    ['b.following_id = c.following', 'b.user_id = c.user_id'],
  ),
  fault(
    'copy-sums-unproved',
    'the verifier does not add up what copies have cost',
    ['P14', 'server/modules/follow/follow-checks.ts', CHECKS],
    ['c.spent <> c.counted OR ', ''],
  ),
  fault(
    'copy-costs-unproved',
    'the verifier does not hold what a copy cost against its contract',
    ['P14', 'server/modules/follow/follow-checks.ts', CHECKS],
    [' OR c.cost <> coalesce(o.stake + o.fee, 0)', ''],
  ),
  fault(
    'copies-unnoted',
    'a copy that no cap counted is not named',
    ['P14', 'server/modules/follow/follow-checks.ts', CHECKS],
    ['o.copy_of IS NOT NULL AND NOT', 'o.copy_of IS NULL AND NOT'],
  ),
  fault(
    'copy-cap-without-open-ones',
    'copies that an earlier day left open do not count towards the cap of the day on which they lose',
    ['P14', CARRIED, CAP],
    ['o.settled_at IS NULL AND', 'false AND'],
  ),
  fault(
    'copy-cap-without-lost-ones',
    'copies of an earlier day that lost today do not count towards today’s cap',
    ['P14', CARRIED, CAP],
    ['o.settled_at >= p_since', 'false'],
  ),
  fault(
    'copy-cap-of-all-leaders',
    'what copies of another leader left open counts towards the cap',
    ['P14', 'server/modules/follow/copy_room.sql', CAP],
    ['c.following_id = f.id AND c.leader_order_id', 'c.leader_order_id'],
  ),
  fault(
    'followers-one-too-many',
    'one more may follow than the setting says',
    ['M9', 'server/modules/follow/follow_leader.sql', FOLLOW],
    ['>= v_followers_max', '> v_followers_max'],
  ),
  fault(
    'followings-one-too-many',
    'one more may be followed than the setting says',
    ['M9', 'server/modules/follow/follow_leader.sql', FOLLOW],
    ['>= v_following_max', '> v_following_max'],
  ),
  fault(
    'follow-oneself',
    'who follows themselves is not told so',
    ['P14', 'server/modules/follow/follow_leader.sql', FOLLOW],
    ["IF v_leader = p_user THEN status := 'FOLLOW_SELF'; RETURN; END IF;", ''],
  ),
  fault(
    'follow-that-never-copies',
    'a following is taken whose cap no copy fits into',
    ['P14', 'server/modules/follow/follow_leader.sql', FOLLOW],
    ['  IF p_daily_cap < v_offered.cost THEN', '  IF false THEN'],
  ),
  fault(
    'follow-with-too-little',
    'a following is taken whose amount no order takes',
    ['P14', 'server/modules/follow/follow_leader.sql', FOLLOW],
    ['  IF p_amount < v_offered.smallest THEN', '  IF false THEN'],
  ),
  fault(
    'set-spends-twice',
    'a set does not look at what somebody has',
    ['M2', SET, SETS],
    ['WHEN p.balance < a.stake + w.fee', 'WHEN p.balance < 0'],
  ),
  fault(
    'set-forgets-keys',
    'a key that was answered opens another contract in a set',
    ['M7', SET, SETS],
    ['WHEN k.status IS NOT NULL THEN k.status', 'WHEN false THEN k.status'],
  ),
  fault(
    'set-takes-another-body',
    'in a set a key is answered whatever else it is sent with',
    ['M7', SET, SETS],
    ["WHEN k.fingerprint <> a.fingerprint THEN 'IDEMPOTENCY_KEY_REUSED'", ''],
  ),
  {
    id: 'leader-by-address',
    invariant: 'A1',
    what: 'a leader without a user name goes by a part of their address',
    file: 'server/modules/follow/api/leader.resolver.ts',
    find: 'const userName = (await loaders.users.load(userId))?.userName;',
    replace:
      'const user = await loaders.users.load(userId);\n    const userName = user?.userName ?? user?.email;',
    tests: ['server/rest/routes/parity-follow.test.ts'],
    only: 'no part of an address',
  },
  fault(
    'copy-limit-of-another',
    'a copy that the cap of its leader refused says that the follower’s own limit did',
    ['P14', 'server/modules/follow/note_copies.sql', SHOWN],
    ['{"limit": "DAILY_CAP"}', '{"limit": "OWN_LIMIT"}'],
  ),
  fault(
    'leader-found-after-ending',
    'who no longer publishes is still found by their number',
    ['P14', 'server/modules/follow/followings.ts', SHOWN],
    ["'l.publishes AND NOT", "'NOT"],
  ),
  fault(
    'leader-listed-while-stopped',
    'a leader whose account is locked stands among those who publish',
    ['P14', 'server/modules/follow/followings.ts', SHOWN],
    [' AND NOT account_stopped(l.user_id)', ''],
  ),
  fault(
    'leader-followed-while-stopped',
    'a leader whose account is locked takes new followers',
    ['P14', 'server/modules/follow/follow_leader.sql', SHOWN],
    [' OR account_stopped(v_leader) THEN', ' THEN'],
  ),
  fault(
    'leader-publishes-while-stopped',
    'followers are not told that a leader whose account is locked publishes no more',
    ['P14', 'server/modules/follow/api/leader.resolver.ts', SHOWN],
    ['return publishes && (await', 'return publishes || (await'],
  ),
  fault(
    'copies-of-some-alone',
    'of who follows a leader some are passed over without a word',
    ['P14', COPIES, AT_ONCE],
    ['OFFSET 0) f', 'LIMIT 80) f'],
  ),
  fault(
    'follow-between-bounds',
    'a following is taken whose amount lies between what two instruments take',
    ['P14', 'server/modules/follow/follow_leader.sql', NEVER],
    ['  IF v_offered.cost IS NULL THEN', '  IF false THEN'],
  ),
  fault(
    'follow-while-all-is-prohibited',
    'a following is taken while no order can be placed anywhere',
    ['P14', 'server/modules/follow/follow_leader.sql', NEVER],
    ['  IF v_offered.smallest IS NULL THEN', '  IF false THEN'],
  ),
];
