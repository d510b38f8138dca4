-- Keeps the day of birth that staff read off the document of a change, sealed for its row. For approve_help, which has
-- locked the review. Locks: the version.
DROP FUNCTION IF EXISTS confirm_change_birth;
CREATE FUNCTION confirm_change_birth(p_change bigint, p_birth text) RETURNS void
LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  UPDATE verification r SET confirmed_birth = p_birth WHERE r.id = p_change AND r.replaces IS NOT NULL
$$;
REVOKE ALL ON FUNCTION confirm_change_birth FROM PUBLIC;
