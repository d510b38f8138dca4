-- What the daily bonus is while no campaign gives it: minor units of USD, and the times of its turnover. Locks nothing.
-- after: setting_number
DROP FUNCTION IF EXISTS daily_bonus_default;
CREATE FUNCTION daily_bonus_default(OUT amount bigint, OUT times int)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT setting_number('dailyBonusAmount'), setting_number('dailyBonusTurnover')::int
$$;
REVOKE ALL ON FUNCTION daily_bonus_default FROM PUBLIC;
GRANT EXECUTE ON FUNCTION daily_bonus_default TO tarn_app;
