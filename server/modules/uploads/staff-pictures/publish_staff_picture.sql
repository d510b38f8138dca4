-- Shows users a picture that staff sent, from now on and for good, on one administrator's word: for pictures beside
-- which nobody sends money. Raises for one that nobody sent. For functions of the owner. Locks: the picture.
DROP FUNCTION IF EXISTS publish_staff_picture;
CREATE FUNCTION publish_staff_picture(p_hash text) RETURNS void
LANGUAGE plpgsql SET search_path = tarn, pg_temp AS $$
BEGIN
  UPDATE staff_picture SET proposed = true, shown = true WHERE hash = p_hash;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'nobody has sent the picture %', p_hash USING ERRCODE = 'foreign_key_violation';
  END IF;
END $$;
REVOKE ALL ON FUNCTION publish_staff_picture FROM PUBLIC;
