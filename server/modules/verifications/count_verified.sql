-- How many users have proven their real name. Locks nothing.
DROP FUNCTION IF EXISTS count_verified;
CREATE FUNCTION count_verified() RETURNS int
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT count(DISTINCT v.user_id)::int FROM verification v WHERE v.standing AND v.verified_at IS NOT NULL
$$;
REVOKE ALL ON FUNCTION count_verified FROM PUBLIC;
