-- Locks all purses of a user in one asset until the transaction ends. For an act whose place among their other
-- movements counts. Locks: the purses by ascending id.
-- after: lock_purses_of
DROP FUNCTION IF EXISTS lock_purses;
CREATE FUNCTION lock_purses(p_user bigint, p_asset text) RETURNS void
LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  SELECT lock_purses_of(ARRAY[p_user], p_asset)
$$;
REVOKE ALL ON FUNCTION lock_purses FROM PUBLIC;
