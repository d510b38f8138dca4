-- Who is locked or frozen, so that their money waits. Locks nothing.
DROP FUNCTION IF EXISTS stopped_accounts;
CREATE FUNCTION stopped_accounts() RETURNS SETOF bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT u.id FROM app_user u WHERE u.locked_at IS NOT NULL
$$;
REVOKE ALL ON FUNCTION stopped_accounts FROM PUBLIC;
GRANT EXECUTE ON FUNCTION stopped_accounts TO tarn_app;
