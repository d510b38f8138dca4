-- Uses up the one view of a picture that a token allows this member of staff. Answers the name of its file; NULL
-- for an unknown, used or expired token, and for somebody else's. Locks: the view.
DROP FUNCTION IF EXISTS use_picture_view;
CREATE FUNCTION use_picture_view(p_token bytea, p_staff bigint) RETURNS text
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  WITH used AS (DELETE FROM picture_view WHERE token_hash = p_token AND staff_id = p_staff
    RETURNING upload_id, expires_at)
  SELECT u.name FROM used JOIN upload u ON u.id = used.upload_id WHERE used.expires_at > tarn_now()
$$;
REVOKE ALL ON FUNCTION use_picture_view FROM PUBLIC;
GRANT EXECUTE ON FUNCTION use_picture_view TO tarn_app;
