-- Tells every administrator of a seal that is late: once for what has waited longest, and no more than once an hour.
-- Answers how the seal stands, and whether this call told of it. Locks: one who tells at a time.
-- after: notify_administrators_once, seal_state
DROP FUNCTION IF EXISTS note_late_seal;
CREATE FUNCTION note_late_seal(OUT state text, OUT told boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_subject text;
BEGIN
  SELECT s.state, s.subject INTO state, v_subject FROM seal_state() s;
  told := state <> 'IN_TIME' AND notify_administrators_once('SEAL_LATE', v_subject, interval '1 hour');
END $$;
REVOKE ALL ON FUNCTION note_late_seal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION note_late_seal TO tarn_app;
