-- The server's own way into the audit chain, for acts whose effect is no write that a function owns. A
-- closed list: every other action belongs to the function that does it, and cannot be claimed from here.
-- Raises for an action that is not listed, and for a member of staff who is not signed in.
-- after: audit_write
DROP FUNCTION IF EXISTS audit_append;
CREATE FUNCTION audit_append(
  p_actor text, p_action text, p_subject text, p_before jsonb, p_after jsonb, p_reason text, p_source text
) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  IF p_action NOT IN ('audit.export', 'user.reveal') OR p_actor NOT LIKE 'staff/%' THEN
    RAISE EXCEPTION '% by % is written by its own function', p_action, p_actor
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN audit_write(p_actor, p_action, p_subject, p_before, p_after, p_reason, p_source);
END $$;
REVOKE ALL ON FUNCTION audit_append FROM PUBLIC;
GRANT EXECUTE ON FUNCTION audit_append TO tarn_app;
