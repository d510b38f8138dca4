-- The number by which people know a withdrawal. Locks nothing.
DROP FUNCTION IF EXISTS withdrawal_number;
CREATE FUNCTION withdrawal_number(p_withdrawal bigint) RETURNS text
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT r.number FROM withdrawal r WHERE r.id = p_withdrawal
$$;
REVOKE ALL ON FUNCTION withdrawal_number FROM PUBLIC;
