-- An administrator prohibits trading in an instrument, or releases it: stop_instrument says what that does and answers.
-- Raises for whoever is no administrator.
-- after: staff_is_admin, stop_instrument
DROP FUNCTION IF EXISTS prohibit_instrument;
CREATE FUNCTION prohibit_instrument(p_staff bigint, p_instrument bigint, p_stop boolean, p_reason text, p_source text)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  IF NOT staff_is_admin(p_staff) THEN
    RAISE EXCEPTION 'staff/% is no administrator', p_staff USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN stop_instrument(p_staff, p_instrument, p_stop, p_reason, p_source);
END $$;
REVOKE ALL ON FUNCTION prohibit_instrument FROM PUBLIC;
GRANT EXECUTE ON FUNCTION prohibit_instrument TO tarn_app;
