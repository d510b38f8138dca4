-- How many withdrawals a user has submitted on the platform's day, and their sum in minor units of USD. Those
-- that failed or were cancelled do not count. Locks nothing: who submits has locked the user.
-- after: platform_day, platform_day_start
DROP FUNCTION IF EXISTS withdrawn_today;
CREATE FUNCTION withdrawn_today(p_user bigint, OUT count int, OUT sum bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT count(*)::int, coalesce(sum(r.amount), 0)::bigint FROM withdrawal r
  WHERE r.user_id = p_user AND r.returned_at IS NULL
    AND r.submitted_at >= (SELECT platform_day_start(platform_day(tarn_now())))
$$;
REVOKE ALL ON FUNCTION withdrawn_today FROM PUBLIC;
GRANT EXECUTE ON FUNCTION withdrawn_today TO tarn_app;
