-- What a credit by hand would change: nothing that stands yet. NULL where there is no such user. Locks: the user.
-- after: lock_user_row
DROP FUNCTION IF EXISTS credit_before;
CREATE FUNCTION credit_before(p_user bigint) RETURNS jsonb
LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  SELECT CASE WHEN lock_user_row(p_user) THEN '{}'::jsonb END
$$;
REVOKE ALL ON FUNCTION credit_before FROM PUBLIC;
