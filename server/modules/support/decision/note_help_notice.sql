-- Notes that a notice went out. Locks: the request.
DROP FUNCTION IF EXISTS note_help_notice;
CREATE FUNCTION note_help_notice(p_request bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  UPDATE help_request h SET noticed_at = tarn_now() WHERE h.id = p_request AND h.noticed_at IS NULL
$$;
REVOKE ALL ON FUNCTION note_help_notice FROM PUBLIC;
GRANT EXECUTE ON FUNCTION note_help_notice TO tarn_app;
