-- Looks at a broadcast before it is sent or proposed. p_facts as put_broadcast takes them. Answers OK and how many
-- people it is meant for now; MESSAGE_FORBIDDEN with the rule, which is counted against whoever wrote it, and the text
-- that breaks it; or PARAM_INVALID where a list names somebody that there is not, or twice. For administrators: raises
-- for everybody else. Locks: the count of that rule.
-- after: broadcast_ask, broadcast_people, broadcast_readers, count_ask_refusal, staff_is_admin
DROP FUNCTION IF EXISTS weigh_broadcast;
CREATE FUNCTION weigh_broadcast(p_staff bigint, p_facts jsonb,
  OUT status text, OUT rule text, OUT field text, OUT people int)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_readers bigint[] := broadcast_readers(p_facts);
BEGIN
  IF NOT staff_is_admin(p_staff) THEN
    RAISE EXCEPTION 'staff/% is no administrator', p_staff USING ERRCODE = 'insufficient_privilege';
  END IF;
  SELECT a.rule, a.field INTO rule, field FROM broadcast_ask(p_facts -> 'titles', p_facts -> 'bodies') a;
  IF rule IS NOT NULL THEN
    PERFORM count_ask_refusal(p_staff, rule);
    status := 'MESSAGE_FORBIDDEN';
    RETURN;
  END IF;
  people := broadcast_people(p_facts ->> 'audience', p_facts ->> 'language', v_readers);
  status := CASE WHEN people <> cardinality(v_readers) THEN 'PARAM_INVALID' ELSE 'OK' END;
END $$;
REVOKE ALL ON FUNCTION weigh_broadcast FROM PUBLIC;
GRANT EXECUTE ON FUNCTION weigh_broadcast TO tarn_app;
