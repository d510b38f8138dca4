-- Those of these users who have proven their real name with documents that were never verified for another account
-- before, each with the instant since which: a document counts for one person, whoever shows it later. Locks nothing.
DROP FUNCTION IF EXISTS verified_first;
CREATE FUNCTION verified_first(p_users bigint[]) RETURNS TABLE (user_id bigint, since timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT v.user_id, (SELECT min(had.verified_at) FROM verification had WHERE had.user_id = v.user_id)
  FROM verification v
  WHERE v.user_id = ANY (p_users) AND v.standing AND v.verified_at IS NOT NULL AND NOT EXISTS (
    SELECT FROM verification own JOIN verification other ON other.id_hash = own.id_hash
      AND other.user_id <> own.user_id AND other.verified_at < own.verified_at
    WHERE own.user_id = v.user_id AND own.verified_at IS NOT NULL)
$$;
REVOKE ALL ON FUNCTION verified_first FROM PUBLIC;
GRANT EXECUTE ON FUNCTION verified_first TO tarn_app;
