-- Why this user may not ask for other verified data, or not with this document: REAL_NAME_REQUIRED (nothing is verified
-- yet), ID_EXISTS (it stands, or was verified, for another account); NULL when they may. p_hash: keyed hash of the
-- document's number, NULL when it is not known yet. Tells nothing of whose the document is. Locks nothing.
-- after: is_verified
DROP FUNCTION IF EXISTS change_refusal;
CREATE FUNCTION change_refusal(p_user bigint, p_hash bytea) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT CASE
    WHEN NOT is_verified(p_user) THEN 'REAL_NAME_REQUIRED'
    WHEN EXISTS (SELECT FROM verification r WHERE r.id_hash = p_hash AND (r.standing OR r.verified_at IS NOT NULL)
      AND r.user_id <> p_user) THEN 'ID_EXISTS'
  END
$$;
REVOKE ALL ON FUNCTION change_refusal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION change_refusal TO tarn_app;
