-- A holding of this user as it stands now: what time has done to it is booked first. Answers NULL for the status and
-- the holding, or ACCOUNT_LOCKED with its reason, or HOLDING_NOT_FOUND.
-- `at`: the instant that is now. `moved`: time had done something to it that nobody had booked. Locks: the user; the holding; the project's total; purses by ascending id.
-- after: accrue_holding_set, lock_reason, lock_totals_of, lock_user_row, mature_holding_set
DROP FUNCTION IF EXISTS holding_for_owner;
CREATE FUNCTION holding_for_owner(
  p_user bigint, p_holding bigint, OUT status text, OUT figures jsonb, OUT holding yield_holding, OUT at timestamptz,
  OUT moved boolean
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_locked text;
BEGIN
  PERFORM lock_user_row(p_user);
  v_locked := lock_reason(p_user);
  IF v_locked IS NOT NULL THEN
    status := 'ACCOUNT_LOCKED';
    figures := jsonb_build_object('reason', v_locked);
    RETURN;
  END IF;
  PERFORM FROM yield_holding h WHERE h.id = p_holding AND h.user_id = p_user FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    status := 'HOLDING_NOT_FOUND';
    RETURN;
  END IF;
  PERFORM lock_totals_of(ARRAY[p_holding]);
  -- Behind every wait: it is the instant of the act.
  at := tarn_now();
  SELECT count(*) > 0 INTO moved FROM accrue_holding_set(ARRAY[p_holding], 1095, at);
  SELECT moved OR count(*) > 0 INTO moved FROM mature_holding_set(ARRAY[p_holding], at);
  SELECT h.* INTO holding FROM yield_holding h WHERE h.id = p_holding;
END $$;
REVOKE ALL ON FUNCTION holding_for_owner FROM PUBLIC;
