-- Notes that a holding could not be booked by itself. From its third failure on it is set aside and tried again a minute
-- later each time. Answers how often it was met.
DROP FUNCTION IF EXISTS yield_fault_of;
CREATE FUNCTION yield_fault_of(p_holding bigint, p_fault text) RETURNS int
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  INSERT INTO yield_fault AS f (holding_id, tries, fault, next_at) VALUES (p_holding, 1, p_fault, tarn_now())
  ON CONFLICT (holding_id) DO UPDATE SET tries = f.tries + 1, fault = excluded.fault, last_at = tarn_now(),
    next_at = tarn_now() + CASE WHEN f.tries + 1 >= 3 THEN interval '1 minute' ELSE interval '0' END
  RETURNING f.tries
$$;
REVOKE ALL ON FUNCTION yield_fault_of FROM PUBLIC;
