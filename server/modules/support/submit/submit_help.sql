-- Asks customer service for help, and puts it before staff: one open request of a kind a person, three in a day, one
-- appeal of a lock. p_change: the version of the verified data that is asked for, of the same user; NULL but for a
-- change of data. What was approved and not confirmed within seven days has lapsed, and an appeal
-- of an earlier lock is over.
-- Answers OK and the request's id, ACCOUNT_LOCKED, REQUEST_NOT_FOUND (nothing to appeal), FUND_PASSWORD_NOT_SET, SECOND_FACTOR_NOT_SET,
-- REAL_NAME_REQUIRED, HELP_OPEN or TOO_MANY_REQUESTS, with figures. Locks: the user.
-- after: account_protection, account_stopped, end_appeals, help_queue_of, help_ready_at, is_verified, lock_reason, lock_user_row, review_open, setting_number, standing_lock
DROP FUNCTION IF EXISTS submit_help;
CREATE FUNCTION submit_help(p_user bigint, p_kind text, p_note text, p_change bigint,
  OUT status text, OUT figures jsonb, OUT id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_has record;
  v_lock bigint;
  v_oldest timestamptz;
BEGIN
  PERFORM lock_user_row(p_user);
  figures := '{}';
  v_lock := CASE WHEN p_kind = 'APPEAL' THEN standing_lock(p_user) END;
  IF p_kind <> 'APPEAL' AND account_stopped(p_user) THEN
    status := 'ACCOUNT_LOCKED';
    figures := jsonb_build_object('reason', lock_reason(p_user));
    RETURN;
  END IF;
  UPDATE help_request h SET closed_at = tarn_now() WHERE h.user_id = p_user AND h.closed_at IS NULL
    AND help_ready_at(h) < tarn_now() - interval '7 days';
  IF p_kind = 'APPEAL' THEN PERFORM end_appeals(p_user); END IF;
  v_has := account_protection(p_user);
  SELECT min(d.submitted_at) INTO v_oldest FROM (SELECT h.submitted_at FROM help_request h WHERE h.user_id = p_user
    AND h.kind = p_kind AND h.submitted_at > tarn_now() - interval '1 day' ORDER BY h.id DESC LIMIT 3) d
    HAVING count(*) = 3;
  status := CASE
    WHEN p_kind = 'APPEAL' AND v_lock IS NULL THEN 'REQUEST_NOT_FOUND'
    WHEN p_kind = 'FUND_PASSWORD' AND NOT v_has.fund_password THEN 'FUND_PASSWORD_NOT_SET'
    WHEN p_kind = 'SECOND_FACTOR' AND NOT v_has.second_factor THEN 'SECOND_FACTOR_NOT_SET'
    WHEN p_kind = 'INFO_CHANGE' AND (p_change IS NULL OR NOT is_verified(p_user)) THEN 'REAL_NAME_REQUIRED'
    WHEN p_kind <> 'APPEAL' AND EXISTS (SELECT FROM help_request h
        WHERE h.user_id = p_user AND h.kind = p_kind AND h.closed_at IS NULL)
      OR EXISTS (SELECT FROM help_request h WHERE h.lock_id = v_lock) THEN 'HELP_OPEN'
    WHEN v_oldest IS NOT NULL THEN 'TOO_MANY_REQUESTS' ELSE 'OK' END;
  IF status = 'TOO_MANY_REQUESTS' THEN
    figures := jsonb_build_object('seconds',
      greatest(1, ceil(extract(epoch FROM v_oldest + interval '1 day' - tarn_now()))::int));
  END IF;
  IF status <> 'OK' THEN RETURN; END IF;
  INSERT INTO help_request AS h (user_id, kind, note, lock_id, change_id)
    VALUES (p_user, p_kind, p_note, v_lock, p_change) RETURNING h.id INTO id;
  PERFORM review_open(help_queue_of(p_kind), id, p_user, setting_number('reviewHours')::int, NULL);
END
$$;
REVOKE ALL ON FUNCTION submit_help FROM PUBLIC;
GRANT EXECUTE ON FUNCTION submit_help TO tarn_app;
