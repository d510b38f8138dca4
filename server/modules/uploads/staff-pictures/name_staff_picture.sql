-- Keeps a picture that staff sent, because something names it now; users do not see it for that. Answers whether there
-- is such a picture. For functions of the owner. Locks: the picture.
DROP FUNCTION IF EXISTS name_staff_picture;
CREATE FUNCTION name_staff_picture(p_hash text) RETURNS boolean
LANGUAGE plpgsql SET search_path = tarn, pg_temp AS $$
BEGIN
  UPDATE staff_picture SET proposed = true WHERE hash = p_hash;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION name_staff_picture FROM PUBLIC;
