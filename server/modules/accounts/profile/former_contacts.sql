-- Where a user was reached within the last 7 days and is not any more: for what their account's owner must hear even
-- where somebody else has it. None that belongs to another account by now. Locks nothing.
DROP FUNCTION IF EXISTS former_contacts;
CREATE FUNCTION former_contacts(p_user bigint) RETURNS SETOF text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT DISTINCT f.contact FROM former_contact f
  WHERE f.user_id = p_user AND f.replaced_at >= tarn_now() - interval '7 days'
    AND NOT EXISTS (SELECT FROM app_user u WHERE u.email = f.contact OR u.phone = f.contact)
$$;
REVOKE ALL ON FUNCTION former_contacts FROM PUBLIC;
GRANT EXECUTE ON FUNCTION former_contacts TO tarn_app;
