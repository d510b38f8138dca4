-- Whose password the link with this SHA-256 opens; NULL for one that was used, has ended, or never was. Locks nothing.
DROP FUNCTION IF EXISTS staff_of_link;
CREATE FUNCTION staff_of_link(p_token_hash bytea) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT r.staff_id FROM staff_reset r
  WHERE r.token_hash = p_token_hash AND r.used_at IS NULL AND r.expires_at > tarn_now()
$$;
REVOKE ALL ON FUNCTION staff_of_link FROM PUBLIC;
GRANT EXECUTE ON FUNCTION staff_of_link TO tarn_app;
