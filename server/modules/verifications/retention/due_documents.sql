-- Up to p_batch pictures of documents that have been kept as long as they may be and are still there, after
-- p_after, by ascending id. Locks nothing.
-- after: document_is_due, setting_number
DROP FUNCTION IF EXISTS due_documents;
CREATE FUNCTION due_documents(p_after bigint, p_batch int) RETURNS SETOF bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT DISTINCT u.id
    FROM (
      SELECT q.user_id, q.front_id, q.back_id, q.selfie_id FROM verification_request q
        WHERE q.decided_at < tarn_now() - make_interval(days => setting_number('documentDays')::int)
      UNION ALL
      SELECT c.user_id, c.front_id, c.back_id, c.selfie_id FROM verification c WHERE c.replaces IS NOT NULL
        AND c.submitted_at < tarn_now() - make_interval(days => setting_number('documentDays')::int)) r
      CROSS JOIN LATERAL unnest(ARRAY[r.front_id, r.back_id, r.selfie_id]) u (id)
    WHERE u.id > p_after AND document_is_due(u.id, r.user_id)
      AND NOT EXISTS (SELECT FROM document_removal d WHERE d.upload_id = u.id AND d.removed_at IS NOT NULL)
    ORDER BY u.id LIMIT p_batch
$$;
REVOKE ALL ON FUNCTION due_documents FROM PUBLIC;
GRANT EXECUTE ON FUNCTION due_documents TO tarn_app;
