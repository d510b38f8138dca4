-- Reports the settlement of a user's own order as wrong and puts it before staff: once an order, within the setting
-- disputeDays of the settlement, twenty in a day. p_look 2: the one second look, after a decision that the settlement
-- was right, within as many days of that. p_note: the user's own words, or NULL.
-- Answers OK and the report's id, ACCOUNT_LOCKED, ORDER_NOT_FOUND (somebody else's and open ones too),
-- ALREADY_DISPUTED, REQUEST_NOT_FOUND (a second look without such a decision), DISPUTE_LATE or TOO_MANY_REQUESTS,
-- with figures. Locks: the user.
-- after: account_stopped, lock_reason, lock_user_row, refused_since, review_open, setting_number, settled_order
DROP FUNCTION IF EXISTS report_order;
CREATE FUNCTION report_order(
  p_user bigint, p_order bigint, p_look int, p_note text, OUT status text, OUT figures jsonb, OUT id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_days int := setting_number('disputeDays')::int;
  v_owner bigint;
  v_settled timestamptz;
  v_first bigint;
  v_from timestamptz;
  v_oldest timestamptz;
BEGIN
  PERFORM lock_user_row(p_user);
  figures := '{}';
  IF account_stopped(p_user) THEN
    status := 'ACCOUNT_LOCKED';
    figures := jsonb_build_object('reason', lock_reason(p_user));
    RETURN;
  END IF;
  SELECT s.user_id, s.settled_at INTO v_owner, v_settled FROM settled_order(p_order) s;
  SELECT d.id INTO v_first FROM dispute d WHERE d.order_id = p_order AND d.look = 1;
  v_from := CASE WHEN p_look = 1 THEN v_settled ELSE refused_since('DISPUTE', v_first) END;
  SELECT min(t.submitted_at) INTO v_oldest FROM (SELECT d.submitted_at FROM dispute d WHERE d.user_id = p_user
    AND d.submitted_at > tarn_now() - interval '1 day' ORDER BY d.id DESC LIMIT 20) t HAVING count(*) = 20;
  status := CASE
    WHEN v_owner IS DISTINCT FROM p_user THEN 'ORDER_NOT_FOUND'
    WHEN EXISTS (SELECT FROM dispute d WHERE d.order_id = p_order AND d.look = p_look) THEN 'ALREADY_DISPUTED'
    WHEN v_from IS NULL THEN 'REQUEST_NOT_FOUND'
    WHEN tarn_now() > v_from + make_interval(days => v_days) THEN 'DISPUTE_LATE'
    WHEN v_oldest IS NOT NULL THEN 'TOO_MANY_REQUESTS' ELSE 'OK' END;
  IF status = 'DISPUTE_LATE' THEN figures := jsonb_build_object('days', v_days::text); END IF;
  IF status = 'TOO_MANY_REQUESTS' THEN
    figures := jsonb_build_object('seconds',
      greatest(1, ceil(extract(epoch FROM v_oldest + interval '1 day' - tarn_now()))::int)::text);
  END IF;
  IF status <> 'OK' THEN RETURN; END IF;
  INSERT INTO dispute AS d (user_id, order_id, look, note) VALUES (p_user, p_order, p_look, p_note)
    RETURNING d.id INTO id;
  PERFORM review_open('DISPUTE', id, p_user, setting_number('reviewHours')::int, NULL);
END
$$;
REVOKE ALL ON FUNCTION report_order FROM PUBLIC;
GRANT EXECUTE ON FUNCTION report_order TO tarn_app;
