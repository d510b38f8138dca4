-- Whether a limit a day that a user set forbids an order that can cost p_cost (stake and fee, minor units of USD).
-- A copy (p_copied) is no use of the app: the minute in which it opens is the leader's. Maxima are inclusive. Who has set none costs one look into an index. Locks nothing: the caller holds the user.
-- after: day_loss, own_limits_at, session_minutes
DROP FUNCTION IF EXISTS own_limit_reached;
CREATE FUNCTION own_limit_reached(p_user bigint, p_at timestamptz, p_cost bigint, p_copied boolean) RETURNS boolean
LANGUAGE plpgsql STABLE SET search_path = tarn, pg_temp AS $$
DECLARE
  v_own record;
BEGIN
  SELECT o.loss, o.minutes INTO v_own FROM own_limits_at(p_user, p_at) o;
  IF v_own.minutes IS NOT NULL AND session_minutes(p_user, p_at, NOT p_copied) > v_own.minutes THEN RETURN true; END IF;
  RETURN v_own.loss IS NOT NULL AND day_loss(p_user, p_at) + p_cost > v_own.loss;
END $$;
REVOKE ALL ON FUNCTION own_limit_reached FROM PUBLIC;
