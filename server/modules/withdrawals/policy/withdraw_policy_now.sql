-- The policy of withdrawals as the settings say it now: the row that requests under it keep, without id where
-- no request has kept it yet. Locks nothing.
-- after: platform_zone, setting_number, setting_text
DROP FUNCTION IF EXISTS withdraw_policy_now;
CREATE FUNCTION withdraw_policy_now() RETURNS withdraw_policy
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT ROW(p.id, s.*, coalesce(p.since, tarn_now()))::withdraw_policy
  FROM (SELECT setting_number('withdrawMin') AS min, setting_number('withdrawMax') AS max,
      setting_number('withdrawDayMax') AS day_max, setting_number('withdrawDayCount')::int AS day_count,
      setting_number('withdrawFeeBp')::int AS fee_bp, setting_number('withdrawSpreadBp')::int AS spread_bp,
      setting_text('withdrawStart')::time AS opens, setting_text('withdrawEnd')::time AS closes,
      platform_zone() AS zone, setting_number('reviewHours')::int AS review_hours) s
  LEFT JOIN withdraw_policy p USING (min, max, day_max, day_count, fee_bp, spread_bp, opens, closes, zone,
    review_hours)
$$;
REVOKE ALL ON FUNCTION withdraw_policy_now FROM PUBLIC;
GRANT EXECUTE ON FUNCTION withdraw_policy_now TO tarn_app;
