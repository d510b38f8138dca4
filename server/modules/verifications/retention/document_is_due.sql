-- Whether a picture of a document has been kept as long as it may be: every verification that shows it was decided
-- more than the setting `documentDays` ago, and every change of data that shows it is over as long. False for one that
-- none shows. Locks nothing.
-- after: change_over_at, setting_number
DROP FUNCTION IF EXISTS document_is_due;
CREATE FUNCTION document_is_due(p_upload bigint, p_user bigint) RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT coalesce(bool_and(coalesce(over.at < tarn_now() - make_interval(days => setting_number('documentDays')::int),
      false)), false)
    FROM (
      SELECT CASE WHEN r.review_state IN ('SUCCESS', 'FAILED', 'CANCELLED') THEN r.decided_at END AS at
        FROM verification_request r WHERE r.user_id = p_user AND p_upload IN (r.front_id, r.back_id, r.selfie_id)
      UNION ALL
      SELECT change_over_at(c.id) FROM verification c WHERE c.user_id = p_user AND c.replaces IS NOT NULL
        AND p_upload IN (c.front_id, c.back_id, c.selfie_id)) over
$$;
REVOKE ALL ON FUNCTION document_is_due FROM PUBLIC;
