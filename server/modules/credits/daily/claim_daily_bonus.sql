-- Credits a user with the bonus of this day of the platform, once, from a campaign that gives it. A day counts as one
-- even where the platform's zone was moved back into it. p_amount and p_turnover: what was shown, minor units of USD; it
-- is given just that. Where both are null it is given what the oldest campaign promises.
-- Answers OK and the recharge; ACCOUNT_LOCKED with its reason, ONLY_ONCE_A_DAY, CHANGED_MEANWHILE where campaigns give
-- something else, or CAMPAIGN_ENDED where none has the money. Locks: the user; then as grant_credit.
-- after: account_stopped, give_by_itself, giving_campaigns, lock_reason, lock_user_row, platform_day
DROP FUNCTION IF EXISTS claim_daily_bonus;
CREATE FUNCTION claim_daily_bonus(
  p_user bigint, p_amount bigint, p_turnover bigint, OUT status text, OUT figures jsonb, OUT id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_day date;
  v_times int;
BEGIN
  figures := '{}';
  PERFORM lock_user_row(p_user);
  v_day := platform_day(tarn_now());
  IF account_stopped(p_user) THEN
    status := 'ACCOUNT_LOCKED';
    figures := jsonb_build_object('reason', lock_reason(p_user));
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM daily_bonus b WHERE b.user_id = p_user AND b.day >= v_day) THEN
    status := 'ONLY_ONCE_A_DAY';
    RETURN;
  END IF;
  status := 'CAMPAIGN_ENDED';
  SELECT g.turnover_times INTO v_times FROM giving_campaigns('DAILY_BONUS', NULL, NULL) g
    WHERE (g.amount, g.amount * g.turnover_times) = (p_amount, p_turnover) LIMIT 1;
  IF p_amount IS NULL OR FOUND THEN
    SELECT g.status, g.recharge_id INTO status, id FROM give_by_itself(p_user, 'DAILY_BONUS', p_amount, v_times) g;
  END IF;
  IF status = 'CAMPAIGN_ENDED' AND p_amount IS NOT NULL
      AND EXISTS (SELECT FROM giving_campaigns('DAILY_BONUS', NULL, NULL)) THEN
    status := 'CHANGED_MEANWHILE';
  END IF;
  IF status = 'OK' THEN
    INSERT INTO daily_bonus (user_id, day, recharge_id) VALUES (p_user, v_day, id);
  END IF;
END
$$;
REVOKE ALL ON FUNCTION claim_daily_bonus FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_daily_bonus TO tarn_app;
