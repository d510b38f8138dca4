-- What a stake of this many minor units of USD meets where one can order now: the smallest and the largest stake that any
-- listed instrument takes, what the stake costs with the lowest fee at which one takes it, rounded as an order is, and
-- the nearest stakes below and above it that one takes; cost is null where none takes it, all are null where nothing is
-- offered. Locks nothing.
DROP FUNCTION IF EXISTS offered_cost;
CREATE FUNCTION offered_cost(
  p_stake bigint, OUT smallest bigint, OUT largest bigint, OUT cost bigint, OUT below bigint, OUT above bigint
) LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT min(t.stake_min), max(t.stake_max),
    min(p_stake + p_stake * t.fee_bp / 10000) FILTER (WHERE p_stake BETWEEN t.stake_min AND t.stake_max),
    max(t.stake_max) FILTER (WHERE t.stake_max < p_stake), min(t.stake_min) FILTER (WHERE t.stake_min > p_stake)
  FROM terms t JOIN instrument i ON i.id = t.instrument_id WHERE i.listed AND NOT i.prohibited
$$;
REVOKE ALL ON FUNCTION offered_cost FROM PUBLIC;
