-- Takes the oldest free request this member of staff may decide. Answers its id, or NULL when there is
-- none. A request that others are taking at this moment, or that cannot be taken for whatever reason, is
-- passed over: it never stands in the way of the next one. Locks: the request it takes.
-- after: take_recharge, staff_owns
DROP FUNCTION IF EXISTS take_next_recharge;
CREATE FUNCTION take_next_recharge(p_staff bigint, p_seconds int, p_source text) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint := 0;
  v_status text;
BEGIN
  LOOP
    SELECT r.id INTO v_id FROM recharge r
      WHERE r.id > v_id AND r.state NOT IN ('SUCCESS', 'FAILED') AND r.decision IS NULL
        AND (r.taken_by IS NULL OR r.lease_until <= tarn_now())
        AND r.first_approver IS DISTINCT FROM p_staff
        AND NOT staff_owns(p_staff, r.user_id)
      ORDER BY r.id LIMIT 1 FOR UPDATE SKIP LOCKED;
    IF NOT FOUND THEN RETURN NULL; END IF;
    BEGIN
      SELECT t.status INTO v_status FROM take_recharge(p_staff, v_id, p_seconds, p_source) t;
      IF v_status = 'OK' THEN RETURN v_id; END IF;
    EXCEPTION WHEN check_violation OR restrict_violation THEN
      RAISE WARNING 'recharge % cannot be taken: %', v_id, SQLERRM;
    END;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION take_next_recharge FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_next_recharge TO tarn_app;
