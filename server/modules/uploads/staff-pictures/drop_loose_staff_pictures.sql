-- Forgets pictures of staff that nobody has proposed in p_hours. Answers the names of their files. Locks: the
-- pictures.
DROP FUNCTION IF EXISTS drop_loose_staff_pictures;
CREATE FUNCTION drop_loose_staff_pictures(p_hours int) RETURNS SETOF text
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  DELETE FROM staff_picture WHERE NOT proposed AND created_at < tarn_now() - make_interval(hours => p_hours)
  RETURNING name
$$;
REVOKE ALL ON FUNCTION drop_loose_staff_pictures FROM PUBLIC;
GRANT EXECUTE ON FUNCTION drop_loose_staff_pictures TO tarn_app;
