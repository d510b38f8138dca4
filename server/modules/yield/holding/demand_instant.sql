-- Ends an act to be begun again whose clock has gone on by more than a minute since its instant, or back before it: what
-- it moved was stamped in between, and would be proved to be of another time. Locks nothing.
DROP FUNCTION IF EXISTS demand_instant;
CREATE FUNCTION demand_instant(p_at timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = tarn, pg_temp AS $$
BEGIN
  IF tarn_now() NOT BETWEEN p_at AND p_at + interval '1 minute' THEN
    RAISE EXCEPTION 'the clock was moved: it is begun again behind that' USING ERRCODE = 'serialization_failure';
  END IF;
END $$;
REVOKE ALL ON FUNCTION demand_instant FROM PUBLIC;
