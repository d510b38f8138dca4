-- Shows users a picture that somebody proposed, from now on and for good. For functions that apply what two
-- administrators stand for. Raises for one that nobody proposed. Locks: the picture.
DROP FUNCTION IF EXISTS show_staff_picture;
CREATE FUNCTION show_staff_picture(p_hash text) RETURNS void
LANGUAGE plpgsql SET search_path = tarn, pg_temp AS $$
BEGIN
  UPDATE staff_picture SET shown = true WHERE hash = p_hash AND proposed;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'nobody has proposed the picture %', p_hash USING ERRCODE = 'check_violation';
  END IF;
END $$;
REVOKE ALL ON FUNCTION show_staff_picture FROM PUBLIC;
