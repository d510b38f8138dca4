-- When the last of the contracts that run on these instruments expires; NULL where none runs. What has expired and
-- waits to be settled is not counted: quotes from now on do not concern it. Locks nothing.
DROP FUNCTION IF EXISTS last_expiry;
CREATE FUNCTION last_expiry(p_instruments bigint[]) RETURNS timestamptz
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT max(o.settles_at) FROM trade_order o
  WHERE o.outcome IS NULL AND o.settles_at > tarn_now() AND o.instrument_id = ANY (p_instruments)
$$;
REVOKE ALL ON FUNCTION last_expiry FROM PUBLIC;
