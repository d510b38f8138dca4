-- Locks a user's row until the transaction ends, so that what one user does happens one after another.
-- Answers whether there is such a user. Locks: the user's row.
DROP FUNCTION IF EXISTS lock_user_row;
CREATE FUNCTION lock_user_row(p_user bigint) RETURNS boolean
LANGUAGE plpgsql SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM FROM app_user u WHERE u.id = p_user FOR NO KEY UPDATE;
  RETURN FOUND;
END
$$;
REVOKE ALL ON FUNCTION lock_user_row FROM PUBLIC;
