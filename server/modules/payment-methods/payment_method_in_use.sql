-- Whether a withdrawal to this payment method is under way: what withdrawals answers, by its function's name.
-- Locks nothing.
-- after: open_withdrawals_to
DROP FUNCTION IF EXISTS payment_method_in_use;
CREATE FUNCTION payment_method_in_use(p_id bigint) RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT open_withdrawals_to(p_id) > 0
$$;
REVOKE ALL ON FUNCTION payment_method_in_use FROM PUBLIC;
