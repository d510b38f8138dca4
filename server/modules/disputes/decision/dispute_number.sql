-- The number by which people know a report. Locks nothing.
DROP FUNCTION IF EXISTS dispute_number;
CREATE FUNCTION dispute_number(p_dispute bigint) RETURNS text
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT d.number FROM dispute d WHERE d.id = p_dispute
$$;
REVOKE ALL ON FUNCTION dispute_number FROM PUBLIC;
