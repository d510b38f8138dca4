/** Of a settled contract, after fees, in minor units of USD. */
const NET = 'o.paid - o.stake - o.fee';

/**
 * A tally by the platform's days, counted a second time from the contracts themselves. `instant` says which of theirs
 * puts a contract into a day.
 */
const tally = (view: string, instant: 'opened_at' | 'settled_at') => `
    WITH zone AS (SELECT value #>> '{}' AS name FROM verify.settings WHERE key = 'timezone'),
    counted AS (
      SELECT o.user_id, (o.${instant} AT TIME ZONE (SELECT name FROM zone))::date AS day, o.instrument_id, o.outcome,
        count(*) AS count, sum(o.stake) AS stake, sum(${NET}) AS net
      FROM verify.orders o WHERE o.outcome IS NOT NULL GROUP BY 1, 2, 3, 4)
    SELECT DISTINCT 'instrument ' || instrument_id || ' of user ' || user_id || ' on ' || day AS subject
    FROM counted c FULL JOIN verify.${view} d USING (user_id, day, instrument_id, outcome)
    WHERE (c.count, c.stake, c.net) IS DISTINCT FROM (d.count, d.stake, d.net)
    ORDER BY 1`;

/**
 * What is counted while contracts settle, against the contracts: the records that leaders publish, the tallies by day,
 * and that copies are copies. A record is walked along the movements of its settlements: those of one purse have their
 * order by their numbers, however many settle at once.
 */
export const figureChecks = {
  'each trading record is what its own settled contracts come to': `
    WITH settled AS (
      SELECT key, max(transaction_id) AS movement FROM verify.posting WHERE key LIKE 'order.settle:%' GROUP BY key),
    own AS (
      SELECT o.user_id, o.outcome, s.movement, ${NET} AS net,
        sum(${NET}) OVER (PARTITION BY o.user_id ORDER BY s.movement) AS so_far
      FROM verify.orders o LEFT JOIN settled s ON s.key = 'order.settle:' || o.id
      WHERE o.outcome IS NOT NULL AND o.copy_of IS NULL),
    walked AS (
      SELECT w.*, greatest(0, max(w.so_far) OVER (PARTITION BY w.user_id ORDER BY w.movement)) AS high FROM own w),
    counted AS (
      SELECT user_id, count(*) FILTER (WHERE outcome <> 'VOID') AS count, count(*) FILTER (WHERE outcome = 'WIN') AS wins,
        count(*) FILTER (WHERE outcome = 'VOID') AS voids, sum(net) AS net, max(high) AS peak,
        max(high - so_far) AS drawdown
      FROM walked GROUP BY user_id)
    SELECT 'user ' || user_id AS subject FROM counted c FULL JOIN verify.order_record r USING (user_id)
    WHERE (c.count, c.wins, c.voids, c.net, c.peak, c.drawdown)
      IS DISTINCT FROM (r.count, r.wins, r.voids, r.net, r.peak, r.drawdown)
    ORDER BY user_id`,
  'profit by day is what the contracts that settled that day come to': tally(
    'order_day',
    'settled_at',
  ),
  'the totals of lists by day are what the contracts that opened that day come to': tally(
    'order_opened_day',
    'opened_at',
  ),
  'each copy opened at the quote and instant of the contract it copies': `
    SELECT 'order ' || c.id AS subject FROM verify.orders c LEFT JOIN verify.orders l ON l.id = c.copy_of
    WHERE c.copy_of IS NOT NULL AND (l.id IS NULL OR l.copy_of IS NOT NULL OR l.user_id = c.user_id OR c.multiple <> 1
      OR (l.instrument_id, l.direction, l.duration_seconds, l.open_quote_id, l.opened_at)
        <> (c.instrument_id, c.direction, c.duration_seconds, c.open_quote_id, c.opened_at))
    ORDER BY c.id`,
};
