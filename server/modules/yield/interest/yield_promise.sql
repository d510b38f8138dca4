-- The most interest that can still be paid, minor units of USD: what is earned so far (principal_days), then this
-- principal at each 00:00 that is left, less what was paid out.
DROP FUNCTION IF EXISTS yield_promise;
CREATE FUNCTION yield_promise(
  p_annual_ppm int, p_principal_days bigint, p_days_left int, p_principal bigint, p_paid bigint
) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT p_annual_ppm * (p_principal_days + p_days_left * p_principal) / 365000000 - p_paid
$$;
REVOKE ALL ON FUNCTION yield_promise FROM PUBLIC;
