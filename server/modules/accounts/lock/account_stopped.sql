-- Whether an account is locked or frozen, so that its money waits. Locks nothing.
DROP FUNCTION IF EXISTS account_stopped;
CREATE FUNCTION account_stopped(p_user bigint) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT EXISTS (SELECT FROM app_user u WHERE u.id = p_user AND u.locked_at IS NOT NULL)
$$;
REVOKE ALL ON FUNCTION account_stopped FROM PUBLIC;
GRANT EXECUTE ON FUNCTION account_stopped TO tarn_app;
