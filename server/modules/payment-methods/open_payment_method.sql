-- Opens a payment method in full for a member of staff who says why, with the audit entry. One that was deleted
-- opens too: a withdrawal may have gone there.
-- Answers OK, REASON_REQUIRED, TARGET_NOT_FOUND, or OWN_REQUEST of an account they own. Locks: the audit chain.
-- after: audit_write, staff_owns
DROP FUNCTION IF EXISTS open_payment_method;
CREATE FUNCTION open_payment_method(p_staff bigint, p_id bigint, p_reason text, p_source text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  m payment_method;
BEGIN
  IF btrim(coalesce(p_reason, '')) = '' THEN RETURN 'REASON_REQUIRED'; END IF;
  SELECT q.* INTO m FROM payment_method q WHERE q.id = p_id;
  IF NOT FOUND THEN RETURN 'TARGET_NOT_FOUND'; END IF;
  IF staff_owns(p_staff, m.user_id) THEN RETURN 'OWN_REQUEST'; END IF;
  PERFORM audit_write('staff/' || p_staff, 'payment-method.view', 'payment-method/' || p_id, NULL, NULL, p_reason,
    p_source);
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION open_payment_method FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_payment_method TO tarn_app;
