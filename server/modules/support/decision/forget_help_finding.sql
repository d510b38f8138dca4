-- Forgets which steps were ticked, and which day of birth was read, for an undone approval. For forget_finding.
-- Locks: the request; the version it asks for.
-- after: forget_verification_finding, help_change
DROP FUNCTION IF EXISTS forget_help_finding;
CREATE FUNCTION forget_help_finding(p_request bigint) RETURNS void
LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  UPDATE help_request r SET steps = NULL WHERE r.id = p_request;
  SELECT forget_verification_finding(help_change(p_request));
$$;
REVOKE ALL ON FUNCTION forget_help_finding FROM PUBLIC;
