-- Takes a try off again: after a right one (p_right) the address has one less and the account starts anew; one
-- that could not be weighed counts for neither, as if it had not come.
DROP FUNCTION IF EXISTS end_try;
CREATE FUNCTION end_try(p_account text, p_try bigint, p_right boolean, p_account_max int) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  DELETE FROM failed_try WHERE id = p_try;
  DELETE FROM account_throttle WHERE key = p_account AND p_right;
  UPDATE account_throttle SET waits = greatest(waits - 1, 0),
    wait_until = CASE WHEN waits > 1 THEN last_at END,
    tries = CASE waits WHEN 0 THEN tries[:cardinality(tries) - 1]
      WHEN 1 THEN array_fill(last_at, ARRAY[p_account_max - 1]) ELSE tries END
  WHERE key = p_account AND NOT p_right;
$$;
REVOKE ALL ON FUNCTION end_try FROM PUBLIC;
GRANT EXECUTE ON FUNCTION end_try TO tarn_app;
