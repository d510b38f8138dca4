-- What of an account's protection changed within the last p_hours, as flags of a request that pays out:
-- PASSWORD_NEW (a new passkey, too), CONTACT_NEW, UNLOCKED, DEVICE_NEW (signed in on a device not seen
-- before, see same_device). Locks nothing.
-- after: same_device
DROP FUNCTION IF EXISTS recent_security;
CREATE FUNCTION recent_security(p_user bigint, p_hours int) RETURNS text[]
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  WITH since AS (SELECT tarn_now() - make_interval(hours => p_hours) AS at),
  changed AS (
    SELECT DISTINCT e.kind FROM security_event e, since WHERE e.user_id = p_user AND e.at > since.at)
  SELECT array_remove(ARRAY[
    CASE WHEN EXISTS (SELECT FROM changed WHERE kind IN ('LOGIN_PASSWORD', 'FUND_PASSWORD', 'PASSKEY_ADDED'))
      THEN 'PASSWORD_NEW' END,
    CASE WHEN EXISTS (SELECT FROM changed WHERE kind IN ('EMAIL', 'PHONE')) THEN 'CONTACT_NEW' END,
    CASE WHEN EXISTS (SELECT FROM changed WHERE kind = 'UNLOCKED') THEN 'UNLOCKED' END,
    CASE WHEN EXISTS (SELECT FROM user_session s, since WHERE s.user_id = p_user AND s.created_at > since.at
      AND NOT EXISTS (SELECT FROM user_session o WHERE o.user_id = p_user AND o.created_at <= since.at
        AND same_device(o, s))) THEN 'DEVICE_NEW' END], NULL)
$$;
REVOKE ALL ON FUNCTION recent_security FROM PUBLIC;
