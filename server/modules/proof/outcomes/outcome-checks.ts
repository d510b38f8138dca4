/** What is published of all contracts together, added up a second time, contract by contract. */
export const outcomeChecks = {
  'the published outcomes are those of all contracts that were settled in a block': `
    WITH summed AS (
      SELECT o.instrument_id, o.duration_seconds, o.instrument, count(*) FILTER (WHERE o.outcome = 'WIN') AS won,
        count(*) FILTER (WHERE o.outcome = 'LOSS') AS lost, count(*) FILTER (WHERE o.outcome = 'DRAW') AS drawn,
        count(*) FILTER (WHERE o.outcome = 'VOID') AS void, sum(o.stake) AS stakes, sum(o.paid) AS paid
      FROM verify.orders o WHERE 'order.settle:' || o.id IN (
        SELECT p.key FROM verify.posting p JOIN verify.leaf l ON l.movement_id = p.transaction_id
        WHERE l.block <= (SELECT c.block FROM verify.outcome_counted c))
      GROUP BY o.instrument_id, o.duration_seconds, o.instrument)
    SELECT 'outcomes of ' || coalesce(s.instrument, t.instrument) || ' over ' || duration_seconds || ' s' AS subject
    FROM summed s FULL JOIN verify.outcome t USING (instrument_id, duration_seconds)
    WHERE (s.won, s.lost, s.drawn, s.void, s.stakes, s.paid)
      IS DISTINCT FROM (t.won, t.lost, t.drawn, t.void, t.stakes, t.paid)
    ORDER BY 1`,
};
