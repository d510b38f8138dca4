-- Prolongs a lease by p_seconds from now. Answers OK, REQUEST_NOT_FOUND, or LEASE_REQUIRED when this member
-- of staff does not hold the request. Locks: the request.
DROP FUNCTION IF EXISTS keep_recharge;
CREATE FUNCTION keep_recharge(p_staff bigint, p_recharge bigint, p_seconds int) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  UPDATE recharge SET lease_until = tarn_now() + make_interval(secs => least(p_seconds, 3600))
    WHERE id = p_recharge AND taken_by = p_staff AND lease_until > tarn_now() AND decision IS NULL;
  IF FOUND THEN RETURN 'OK'; END IF;
  RETURN CASE WHEN EXISTS (SELECT FROM recharge WHERE id = p_recharge)
    THEN 'LEASE_REQUIRED' ELSE 'REQUEST_NOT_FOUND' END;
END $$;
REVOKE ALL ON FUNCTION keep_recharge FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keep_recharge TO tarn_app;
