-- Tells every administrator of something that goes on: once for a subject, and within p_quiet of no other of its kind.
-- For functions of the owner. Answers whether it told. Locks: one who tells of that kind at a time.
-- after: notify_administrators
DROP FUNCTION IF EXISTS notify_administrators_once;
CREATE FUNCTION notify_administrators_once(p_kind text, p_subject text, p_quiet interval) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('staff_notice ' || p_kind, 0));
  IF EXISTS (SELECT FROM staff_notice n
      WHERE n.kind = p_kind AND (n.subject = p_subject OR n.at > tarn_now() - p_quiet)) THEN
    RETURN false;
  END IF;
  PERFORM notify_administrators(p_kind, p_subject);
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION notify_administrators_once FROM PUBLIC;
