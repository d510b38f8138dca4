-- Keeps a picture that a member of staff sent, within the quota of one day: the same file twice is one picture.
-- Answers the name of its file, which is another's where the file was there before; NULL when the quota is reached.
-- Locks: whoever sent it, then the picture.
DROP FUNCTION IF EXISTS store_staff_picture;
CREATE FUNCTION store_staff_picture(p_staff bigint, p_hash text, p_name text, p_bytes int, p_width int, p_height int,
  p_most int) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_name text;
BEGIN
  -- One after another, over every connection and process: the count is of all that were kept before.
  PERFORM pg_advisory_xact_lock(hashtextextended('staff_picture/' || p_staff, 0));
  IF (SELECT count(*) FROM staff_picture s
      WHERE s.staff_id = p_staff AND s.created_at > tarn_now() - interval '1 day') >= p_most THEN
    RETURN NULL;
  END IF;
  -- Sent again it is fresh again, so that the job leaves it.
  INSERT INTO staff_picture AS s (hash, name, staff_id, bytes, width, height)
    VALUES (p_hash, p_name, p_staff, p_bytes, p_width, p_height)
    ON CONFLICT (hash) DO UPDATE SET created_at = tarn_now()
    RETURNING s.name INTO v_name;
  RETURN v_name;
END $$;
REVOKE ALL ON FUNCTION store_staff_picture FROM PUBLIC;
GRANT EXECUTE ON FUNCTION store_staff_picture TO tarn_app;
