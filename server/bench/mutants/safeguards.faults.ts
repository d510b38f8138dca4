import type { Fault } from './fault';

const TABLES = 'migrations/safeguards/1764300000000-safeguards.ts';
const MINUTES = 'migrations/safeguards/1766009010000-more-minutes-than-a-day.ts';
const ASKED = 'migrations/safeguards/1765870000000-own-recharge-limit-asked.ts';
const REFUSAL = 'server/modules/trading/order_refusal.sql';
const FACTS = 'server/modules/trading/sets/placing_facts.sql';
const REACHED = 'server/modules/trading/own_limit_reached.sql';
const SET = ['server/modules/safeguards/set-limit.test.ts'];
const BREAK = ['server/modules/safeguards/take-break.test.ts'];
const ORDERS = ['server/modules/trading/own-limits.test.ts'];
const RECHARGES = ['server/modules/recharges/own-recharge-limit.test.ts'];

const fault = (
  id: string,
  what: string,
  [invariant, file, tests]: readonly [invariant: string, file: string, tests: readonly string[]],
  [find, replace]: readonly [find: string, replace: string],
): Fault => ({ id, invariant, what, file, find, replace, tests });

/** What users hold themselves to: limits a day and breaks. */
export const safeguardsFaults: readonly Fault[] = [
  fault(
    'own-limit-raised-at-once',
    'a raised limit holds at once',
    ['H9', TABLES, SET],
    ["NEW.effective_at := NEW.set_at + interval '24 hours';", 'NEW.effective_at := NEW.set_at;'],
  ),
  fault(
    'own-limit-removed-at-once',
    'taking a limit away is no raise',
    ['H9', TABLES, SET],
    ['(NEW.value IS NULL OR NEW.value > NEW.replaces)', '(NEW.value > NEW.replaces)'],
  ),
  fault(
    'own-limit-compared-with-asked',
    'a change is compared with what was asked for last, not with what holds',
    ['H9', TABLES, SET],
    [
      'WHEN l.effective_at <= NEW.set_at THEN l.value ELSE l.replaces END INTO',
      'WHEN true THEN l.value END INTO',
    ],
  ),
  fault(
    'own-limit-of-anybody',
    'anybody’s session sets a limit or a break',
    ['H9', TABLES, SET],
    ['s.id = NEW.session_id AND s.user_id = NEW.user_id', 's.id = NEW.session_id'],
  ),
  fault(
    'own-limit-by-ended-session',
    'a session that has ended sets a limit',
    ['H9', TABLES, SET],
    [' AND s.ended_at IS NULL AND s.expires_at', ' AND s.expires_at'],
  ),
  fault(
    'own-limit-clock-restarts',
    'asking for the same again starts the day anew',
    ['H9', 'server/modules/safeguards/set_own_limit.sql', SET],
    ['IF v_asked IS DISTINCT FROM p_value THEN', 'IF true THEN'],
  ),
  fault(
    'break-ends-early',
    'a break ends a minute before its time',
    ['H9', 'server/modules/safeguards/break_figures.sql', BREAK],
    ['b.until > p_at', "b.until > p_at + interval '1 minute'"],
  ),
  fault(
    'break-written-shorter',
    'a row of a break may say an earlier end than its length',
    ['H9', TABLES, BREAK],
    [
      'CONSTRAINT trading_break_length CHECK (until = CASE length',
      'CONSTRAINT trading_break_length CHECK (until <= CASE length',
    ],
  ),
  fault(
    'break-orders',
    'orders open during a break',
    ['H9', REFUSAL, BREAK],
    [
      "IF v_break IS NOT NULL THEN status := 'TRADING_BREAK'",
      "IF false THEN status := 'TRADING_BREAK'",
    ],
  ),
  fault(
    'break-never-looked-for',
    'no order is held to a break, for nobody seems to have one',
    ['H9', FACTS, BREAK],
    ['EXISTS (SELECT FROM trading_break b WHERE b.user_id = p_user)', 'false'],
  ),
  fault(
    'own-limit-never-looked-for',
    'no order is held to a limit of its user, for nobody seems to have one',
    ['M9', FACTS, ORDERS],
    ['EXISTS (SELECT FROM own_limit l WHERE l.user_id = p_user)', 'false'],
  ),
  fault(
    'break-joins',
    'projects are joined during a break',
    ['H9', 'server/modules/yield/holding/join_refusal.sql', BREAK],
    [
      "IF v_break IS NOT NULL THEN status := 'TRADING_BREAK'",
      "IF false THEN status := 'TRADING_BREAK'",
    ],
  ),
  fault(
    'break-tops-up',
    'free top-ups go on during a break',
    ['H9', 'server/modules/yield/holding/topup_refusal.sql', BREAK],
    [
      "IF v_break IS NOT NULL THEN status := 'TRADING_BREAK'",
      "IF false THEN status := 'TRADING_BREAK'",
    ],
  ),
  fault(
    'break-renews',
    'holdings are renewed during a break',
    ['H9', 'server/modules/yield/holding/renew_holding.sql', BREAK],
    ["WHEN v_break IS NOT NULL THEN 'TRADING_BREAK'", "WHEN false THEN 'TRADING_BREAK'"],
  ),
  fault(
    'own-loss-without-this-order',
    'an order is not counted towards the limit that it reaches',
    ['M9', REACHED, ORDERS],
    ['day_loss(p_user, p_at) + p_cost > v_own.loss', 'day_loss(p_user, p_at) >= v_own.loss'],
  ),
  fault(
    'own-loss-without-fee',
    'fees do not count towards a day’s loss',
    ['M9', REFUSAL, ORDERS],
    ['p_opened, p_cost, p_copied)', 'p_opened, p_stake, p_copied)'],
  ),
  fault(
    'own-loss-raised-by-winnings',
    'what was won makes room for more losses',
    ['M9', 'server/modules/trading/day_loss.sql', ORDERS],
    ['SELECT greatest(0, -coalesce(', 'SELECT greatest(-100000000, -coalesce('],
  ),
  fault(
    'own-loss-open-left-out',
    'open contracts do not count towards a day’s loss',
    ['M9', 'server/modules/trading/day_loss.sql', ORDERS],
    ['sum(o.stake + o.fee)', 'sum(0)'],
  ),
  fault(
    'own-loss-of-all-days',
    'yesterday’s loss counts today',
    ['M9', 'server/modules/trading/day_loss.sql', ORDERS],
    ['AND d.day = platform_day(p_at)', 'AND d.day <= platform_day(p_at)'],
  ),
  fault(
    'own-minutes-unheld',
    'orders open beyond the day’s minutes',
    ['M9', REACHED, ORDERS],
    ['session_minutes(p_user, p_at, NOT p_copied) > v_own.minutes', 'false'],
  ),
  fault(
    'own-minutes-exclusive',
    'the last minute of a limit does not count',
    ['M9', REACHED, ORDERS],
    [
      'session_minutes(p_user, p_at, NOT p_copied) > v_own.minutes',
      'session_minutes(p_user, p_at, NOT p_copied) >= v_own.minutes',
    ],
  ),
  fault(
    'own-minutes-of-the-leader',
    'the minute in which a leader orders counts as the follower’s',
    ['M9', REACHED, ORDERS],
    ['session_minutes(p_user, p_at, NOT p_copied)', 'session_minutes(p_user, p_at)'],
  ),
  fault(
    'own-minutes-copies-free',
    'copies open beyond the day’s minutes',
    ['M9', REACHED, ORDERS],
    ['IF v_own.minutes IS NOT NULL AND', 'IF v_own.minutes IS NOT NULL AND NOT p_copied AND'],
  ),
  fault(
    'own-minutes-twice',
    'a minute on two devices counts twice',
    ['H9', MINUTES, SET],
    ['WHERE excluded.last_minute > d.last_minute', 'WHERE true'],
  ),
  fault(
    'own-minutes-beyond-the-day',
    'whoever is there around the clock while the zone moves west is counted no more, nor seen',
    ['H9', MINUTES, SET],
    ['least(d.minutes + 1, 1500)', 'd.minutes + 1'],
  ),
  fault(
    'own-recharge-unheld',
    'recharges go beyond the day’s limit',
    ['M9', ASKED, RECHARGES],
    ['+ NEW.amount > v_max', '+ NEW.amount < 0'],
  ),
  fault(
    'own-recharge-without-this',
    'a recharge is not counted towards the limit that it reaches',
    ['M9', ASKED, RECHARGES],
    [
      'day_recharged(NEW.user_id, tarn_now()) + NEW.amount > v_max',
      'day_recharged(NEW.user_id, tarn_now()) >= v_max',
    ],
  ),
  fault(
    'own-recharge-of-all-days',
    'yesterday’s recharges count today',
    ['M9', 'server/modules/recharges/day_recharged.sql', RECHARGES],
    ['platform_day_start(platform_day(p_at))', 'platform_day_start(platform_day(p_at) - 1)'],
  ),
  fault(
    'own-recharge-refused-counts',
    'recharges that were refused count',
    ['M9', 'server/modules/recharges/day_recharged.sql', RECHARGES],
    [" AND r.state NOT IN ('FAILED', 'CANCELLED')", ''],
  ),
  fault(
    'session-use-by-the-minute-passed',
    'a session’s use is written a full minute after the last, so that minutes are missed',
    ['H9', 'server/modules/accounts/sessions/read-session.ts', SET],
    [
      "date_trunc('minute', s.last_used_at) < date_trunc('minute', tarn_now())",
      "s.last_used_at < tarn_now() - interval '1 minute'",
    ],
  ),
];
