-- Whether a request waits because its user's account is locked or frozen: money under way stands still with it.
-- Its decision then has no effect until the account is open. Locks nothing.
-- after: account_stopped
DROP FUNCTION IF EXISTS review_waits;
CREATE FUNCTION review_waits(r review) RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT r.kind IN ('RECHARGE', 'WITHDRAWAL', 'REWARD_CLAIM') AND account_stopped(r.user_id)
$$;
REVOKE ALL ON FUNCTION review_waits FROM PUBLIC;
