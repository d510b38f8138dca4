-- Sends a broadcast at once, to at most 1,000 people: CHANGED_MEANWHILE where there are more by now, else OK and its id.
-- For administrators: raises for everybody else. Locks: the audit chain.
-- after: broadcast_people, broadcast_readers, put_broadcast, staff_is_admin
DROP FUNCTION IF EXISTS send_broadcast;
CREATE FUNCTION send_broadcast(p_staff bigint, p_facts jsonb, p_reason text, p_source text,
  OUT status text, OUT id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  IF NOT staff_is_admin(p_staff) THEN
    RAISE EXCEPTION 'staff/% is no administrator', p_staff USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF broadcast_people(p_facts ->> 'audience', p_facts ->> 'language', broadcast_readers(p_facts)) > 1000 THEN
    status := 'CHANGED_MEANWHILE';
    RETURN;
  END IF;
  id := put_broadcast(p_facts, NULL, p_staff, p_reason, p_source);
  status := 'OK';
END $$;
REVOKE ALL ON FUNCTION send_broadcast FROM PUBLIC;
GRANT EXECUTE ON FUNCTION send_broadcast TO tarn_app;
