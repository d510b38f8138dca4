-- Ends a broadcast: from now on nobody is shown it. With its audit entry. For administrators: raises for everybody else.
-- Answers OK, REASON_REQUIRED, CONTENT_NOT_FOUND, or NOTHING_CHANGES where it has ended. Locks: the broadcast.
-- after: audit_write, staff_is_admin
DROP FUNCTION IF EXISTS end_broadcast;
CREATE FUNCTION end_broadcast(p_staff bigint, p_id bigint, p_reason text, p_source text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  b broadcast;
BEGIN
  IF NOT staff_is_admin(p_staff) THEN
    RAISE EXCEPTION 'staff/% is no administrator', p_staff USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF length(btrim(coalesce(p_reason, ''))) = 0 THEN RETURN 'REASON_REQUIRED'; END IF;
  SELECT f.* INTO b FROM broadcast f WHERE f.id = p_id FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'CONTENT_NOT_FOUND'; END IF;
  IF b.ended_at IS NOT NULL THEN RETURN 'NOTHING_CHANGES'; END IF;
  UPDATE broadcast f SET ended_at = tarn_now(), ended_by = p_staff WHERE f.id = p_id;
  PERFORM audit_write('staff/' || p_staff, 'broadcast.end', 'broadcast/' || p_id,
    jsonb_build_object('titles', b.titles), NULL, p_reason, p_source);
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION end_broadcast FROM PUBLIC;
GRANT EXECUTE ON FUNCTION end_broadcast TO tarn_app;
