-- Whether a member of staff exists and has a console session that runs: not ended, not over its twelve
-- hours and used within the last half hour (the figures of schema/limits.ts). Locks nothing.
DROP FUNCTION IF EXISTS staff_signed_in;
CREATE FUNCTION staff_signed_in(p_staff bigint) RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT EXISTS (SELECT FROM staff_session s WHERE s.staff_id = p_staff AND s.ended_at IS NULL
    AND s.expires_at > tarn_now() AND s.last_used_at > tarn_now() - interval '30 minutes')
$$;
REVOKE ALL ON FUNCTION staff_signed_in FROM PUBLIC;
