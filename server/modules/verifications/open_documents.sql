-- Opens the document of a verification for this member of staff, with the audit entry: each picture once within
-- p_seconds, by the token whose SHA-256 stands at its place in p_tokens (front, back, selfie). While it is under
-- review only its holder opens it; afterwards others do, who say why.
-- Answers OK, REQUEST_NOT_FOUND, LEASE_REQUIRED, OWN_REQUEST, REASON_REQUIRED or DOCUMENTS_REMOVED. Locks: the review; then the
-- audit chain.
-- after: allow_picture_view, audit_write, locked_review, review_answer, staff_owns
DROP FUNCTION IF EXISTS open_documents;
CREATE FUNCTION open_documents(
  p_staff bigint, p_verification bigint, p_tokens bytea[], p_seconds int, p_reason text, p_source text,
  OUT status text, OUT figures jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v review := locked_review('VERIFICATION', p_verification);
  r verification;
  v_held boolean := v.taken_by IS NOT DISTINCT FROM p_staff AND v.lease_until > tarn_now();
  v_ended boolean := v.state IN ('SUCCESS', 'FAILED', 'CANCELLED');
BEGIN
  SELECT * INTO status, figures FROM review_answer(v, NULL, CASE
    WHEN staff_owns(p_staff, v.user_id) THEN 'OWN_REQUEST'
    WHEN NOT v_ended AND v_held IS NOT TRUE THEN 'LEASE_REQUIRED'
    WHEN v_ended AND btrim(coalesce(p_reason, '')) = '' THEN 'REASON_REQUIRED'
    WHEN EXISTS (SELECT FROM verification q JOIN document_removal d ON d.upload_id IN (q.front_id, q.back_id, q.selfie_id)
      WHERE q.id = p_verification) THEN 'DOCUMENTS_REMOVED' END, NULL);
  IF status <> 'OK' THEN RETURN; END IF;
  SELECT q.* INTO STRICT r FROM verification q WHERE q.id = p_verification;
  PERFORM allow_picture_view(u.id, p_staff, p_tokens[u.place], p_seconds)
    FROM unnest(ARRAY[r.front_id, r.back_id, r.selfie_id]) WITH ORDINALITY u (id, place) WHERE u.id IS NOT NULL;
  PERFORM audit_write('staff/' || p_staff, 'verification.view', 'verification/' || p_verification, NULL, NULL,
    p_reason, p_source);
END $$;
REVOKE ALL ON FUNCTION open_documents FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_documents TO tarn_app;
