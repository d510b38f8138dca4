-- Tells every administrator, once, of up to p_batch requests that are not decided although their promised time is
-- over; a conversation that waits for the person is answered, and what waits for a locked or frozen account is told of
-- when the account is open. Changes nothing else of them. Answers how many. Locks: those reviews.
-- after: notify_administrators, review_waits
DROP FUNCTION IF EXISTS escalate_overdue;
CREATE FUNCTION escalate_overdue(p_batch int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r review;
  v_count int := 0;
BEGIN
  FOR r IN SELECT v.* FROM review v WHERE v.escalated_at IS NULL AND v.decision IS NULL AND v.state <> 'CANCELLED'
      AND NOT (v.kind = 'CONVERSATION' AND v.state = 'ON_HOLD')
      AND v.review_by < (SELECT tarn_now()) AND NOT review_waits(v) ORDER BY v.review_by LIMIT p_batch FOR UPDATE SKIP LOCKED
  LOOP
    PERFORM notify_administrators('OVERDUE', lower(r.kind) || '/' || r.subject_id);
    UPDATE review SET escalated_at = tarn_now() WHERE id = r.id;
    v_count := v_count + 1;
  END LOOP;
  RETURN v_count;
END
$$;
REVOKE ALL ON FUNCTION escalate_overdue FROM PUBLIC;
GRANT EXECUTE ON FUNCTION escalate_overdue TO tarn_app;
