-- Gives a passkey of a user another name. Answers whether there is such a one. Locks: the passkey.
DROP FUNCTION IF EXISTS rename_passkey;
CREATE FUNCTION rename_passkey(p_user bigint, p_id bigint, p_name text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  UPDATE passkey k SET name = p_name WHERE k.id = p_id AND k.user_id = p_user;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION rename_passkey FROM PUBLIC;
GRANT EXECUTE ON FUNCTION rename_passkey TO tarn_app;
