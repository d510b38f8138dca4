-- Writes that somebody failed to sign in as this member of staff; p_staff NULL for an address that is
-- nobody's. What was typed is not kept. Tries that are not weighed any more are not written.
-- after: audit_write
DROP FUNCTION IF EXISTS note_failed_sign_in;
CREATE FUNCTION note_failed_sign_in(p_staff bigint, p_source text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM audit_write('system', 'staff.sign-in-failed', 'staff/' || coalesce(p_staff::text, 'unknown'),
    NULL, NULL, NULL, p_source);
END $$;
REVOKE ALL ON FUNCTION note_failed_sign_in FROM PUBLIC;
GRANT EXECUTE ON FUNCTION note_failed_sign_in TO tarn_app;
