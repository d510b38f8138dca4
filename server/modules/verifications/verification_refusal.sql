-- Why this user may not send in a verification, or not with this document: CERTIFICATION_PENDING,
-- ALREADY_CERTIFIED, ID_EXISTS; NULL when they may. p_hash: keyed hash of the document's number, NULL when it is
-- not known yet. Tells nothing of whose the document is. Locks nothing.
DROP FUNCTION IF EXISTS verification_refusal;
CREATE FUNCTION verification_refusal(p_user bigint, p_hash bytea) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT CASE
    WHEN EXISTS (SELECT FROM verification r
      WHERE r.user_id = p_user AND r.standing AND r.verified_at IS NULL) THEN 'CERTIFICATION_PENDING'
    WHEN EXISTS (SELECT FROM verification r WHERE r.user_id = p_user AND r.standing) THEN 'ALREADY_CERTIFIED'
    -- Also a document that its owner has replaced stays theirs.
    WHEN EXISTS (SELECT FROM verification r WHERE r.id_hash = p_hash AND (r.standing OR r.verified_at IS NOT NULL))
      THEN 'ID_EXISTS'
  END
$$;
REVOKE ALL ON FUNCTION verification_refusal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION verification_refusal TO tarn_app;
