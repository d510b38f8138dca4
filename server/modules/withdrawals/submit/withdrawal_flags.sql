-- What a reviewer should know first of a withdrawal that is submitted now: what protects the account changed
-- within a day, the target is younger than that, or the amount is above three times the largest of 90 days.
-- They stop nothing. p_since: when the target was added. Locks nothing.
-- after: recent_security
DROP FUNCTION IF EXISTS withdrawal_flags;
CREATE FUNCTION withdrawal_flags(p_user bigint, p_since timestamptz, p_amount bigint) RETURNS text[]
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT array_remove(ARRAY[
    CASE WHEN p_since > tarn_now() - interval '24 hours' THEN 'TARGET_NEW' END,
    CASE WHEN p_amount > 3 * (SELECT max(r.amount) FROM withdrawal r WHERE r.user_id = p_user
      AND r.paid_at > tarn_now() - interval '90 days') THEN 'UNUSUAL_AMOUNT' END], NULL)
    || recent_security(p_user, 24)
$$;
REVOKE ALL ON FUNCTION withdrawal_flags FROM PUBLIC;
