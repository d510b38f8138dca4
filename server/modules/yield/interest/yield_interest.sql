-- Interest in whole cents, rounded down: p_principal_days is the sum of the principal at each 00:00, in minor units.
-- Rate in ppm a year of 365 days. Simple interest: principal x rate x days / 365. Without
-- settings of its own, so that it is inlined.
DROP FUNCTION IF EXISTS yield_interest;
CREATE FUNCTION yield_interest(p_annual_ppm int, p_principal_days bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT p_annual_ppm * p_principal_days / 365000000
$$;
REVOKE ALL ON FUNCTION yield_interest FROM PUBLIC;
GRANT EXECUTE ON FUNCTION yield_interest TO tarn_app;
