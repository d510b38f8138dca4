-- Since when the proof of a user's real name stands; NULL where none does. Locks nothing.
DROP FUNCTION IF EXISTS verified_since;
CREATE FUNCTION verified_since(p_user bigint) RETURNS timestamptz
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT min(v.verified_at) FROM verification v WHERE v.user_id = p_user AND v.standing
$$;
REVOKE ALL ON FUNCTION verified_since FROM PUBLIC;
