-- Keeps a picture of a user within the quota of one day. Pictures of one person come one after another,
-- over every connection and process: the count is of all that were kept before.
-- Answers the picture's id, or null when the quota is reached.
-- after: lock_user_row
DROP FUNCTION IF EXISTS store_upload;
CREATE FUNCTION store_upload(p_user bigint, p_name text, p_hash bytea, p_bytes int, p_width int,
  p_height int, p_most int, p_print bit DEFAULT NULL) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint;
BEGIN
  PERFORM lock_user_row(p_user);
  IF (SELECT count(*) FROM upload u
      WHERE u.user_id = p_user AND u.created_at > tarn_now() - interval '1 day') >= p_most THEN
    RETURN NULL;
  END IF;
  INSERT INTO upload (user_id, name, image_hash, bytes, width, height, print)
  VALUES (p_user, p_name, p_hash, p_bytes, p_width, p_height, p_print) RETURNING id INTO v_id;
  RETURN v_id;
END $$;
REVOKE ALL ON FUNCTION store_upload FROM PUBLIC;
GRANT EXECUTE ON FUNCTION store_upload TO tarn_app;
