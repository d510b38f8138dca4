-- What a user has sent in recharges on the platform's day on which an instant lies, in minor units of USD: as
-- submitted, or as credited where that was corrected. What was refused or taken back counts as nothing. Locks nothing.
-- after: platform_day, platform_day_start
DROP FUNCTION IF EXISTS day_recharged;
CREATE FUNCTION day_recharged(p_user bigint, p_at timestamptz) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT coalesce(sum(coalesce(r.credited, r.amount)), 0)::bigint FROM recharge_request r
  WHERE r.user_id = p_user AND r.channel_id IS NOT NULL AND r.state NOT IN ('FAILED', 'CANCELLED')
    AND r.submitted_at >= (SELECT platform_day_start(platform_day(p_at)))
$$;
REVOKE ALL ON FUNCTION day_recharged FROM PUBLIC;
GRANT EXECUTE ON FUNCTION day_recharged TO tarn_app;
