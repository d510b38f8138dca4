-- How many requests of a kind a user has that wait for staff, or whose decision waits for its effect. Reads
-- open ones alone. For functions of the owner, who have locked the user. Locks nothing.
DROP FUNCTION IF EXISTS review_is_open;
DROP FUNCTION IF EXISTS open_reviews;
CREATE FUNCTION open_reviews(p_kind text, p_user bigint) RETURNS bigint
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT count(*) FROM review v WHERE v.kind = p_kind AND v.user_id = p_user
    AND v.state NOT IN ('SUCCESS', 'FAILED', 'CANCELLED')
$$;
REVOKE ALL ON FUNCTION open_reviews FROM PUBLIC;
