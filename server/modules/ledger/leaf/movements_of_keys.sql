-- The numbers of movements by their keys; one that does not exist is left out. Locks nothing.
DROP FUNCTION IF EXISTS movements_of_keys;
CREATE FUNCTION movements_of_keys(p_keys text[]) RETURNS bigint[]
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT coalesce(array_agg(m.id ORDER BY m.id), '{}') FROM ledger_movement m WHERE m.key = ANY (p_keys)
$$;
REVOKE ALL ON FUNCTION movements_of_keys FROM PUBLIC;
