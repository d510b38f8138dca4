-- Who registered with the code of this user: one level, and no further. Locks nothing.
DROP FUNCTION IF EXISTS invitees_of;
CREATE FUNCTION invitees_of(p_user bigint) RETURNS SETOF bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT u.id FROM app_user u WHERE u.inviter_id = p_user
$$;
REVOKE ALL ON FUNCTION invitees_of FROM PUBLIC;
GRANT EXECUTE ON FUNCTION invitees_of TO tarn_app;
