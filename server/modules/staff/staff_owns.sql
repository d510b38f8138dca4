-- Whether a member of staff has declared this user account as their own, or one that has, or had, a payment
-- method or a device in common with it. Locks nothing.
-- after: shares_device, shares_payment_method
DROP FUNCTION IF EXISTS staff_owns;
CREATE FUNCTION staff_owns(p_staff bigint, p_user bigint) RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT EXISTS (SELECT FROM staff_user s
    WHERE s.staff_id = p_staff AND (s.user_id = p_user OR shares_payment_method(s.user_id, p_user)
      OR shares_device(s.user_id, p_user)))
$$;
REVOKE ALL ON FUNCTION staff_owns FROM PUBLIC;
