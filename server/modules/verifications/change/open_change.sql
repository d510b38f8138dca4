-- Opens a change of data for this member of staff, with the audit entry: both documents, each picture once within
-- p_seconds, by the token whose SHA-256 stands at its place in p_tokens (front, back, selfie of the version that stood,
-- then of the one that is asked for). While it is under review only its holder opens it; afterwards others do, who say
-- why. Pictures whose time is over are left out.
-- Answers OK and the version that is asked for, REQUEST_NOT_FOUND, LEASE_REQUIRED, OWN_REQUEST or REASON_REQUIRED. Locks: the review; then the audit chain.
-- after: allow_picture_view, audit_write, help_change, locked_review, review_answer, staff_owns
DROP FUNCTION IF EXISTS open_change;
CREATE FUNCTION open_change(
  p_staff bigint, p_request bigint, p_tokens bytea[], p_seconds int, p_reason text, p_source text,
  OUT status text, OUT figures jsonb, OUT change_id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v review := locked_review('INFO_CHANGE', p_request);
  v_held boolean := v.taken_by IS NOT DISTINCT FROM p_staff AND v.lease_until > tarn_now();
  v_ended boolean := v.state IN ('SUCCESS', 'FAILED', 'CANCELLED');
BEGIN
  change_id := help_change(p_request);
  SELECT * INTO status, figures FROM review_answer(v, NULL, CASE
    WHEN change_id IS NULL THEN 'REQUEST_NOT_FOUND'
    WHEN staff_owns(p_staff, v.user_id) THEN 'OWN_REQUEST'
    WHEN NOT v_ended AND v_held IS NOT TRUE THEN 'LEASE_REQUIRED'
    WHEN v_ended AND btrim(coalesce(p_reason, '')) = '' THEN 'REASON_REQUIRED' END, NULL);
  IF status <> 'OK' THEN RETURN; END IF;
  PERFORM allow_picture_view(u.id, p_staff, p_tokens[u.place], p_seconds)
    FROM verification c JOIN verification o ON o.id = c.replaces CROSS JOIN LATERAL
      unnest(ARRAY[o.front_id, o.back_id, o.selfie_id, c.front_id, c.back_id, c.selfie_id])
      WITH ORDINALITY u (id, place)
    WHERE c.id = change_id AND u.id IS NOT NULL
      AND NOT EXISTS (SELECT FROM document_removal d WHERE d.upload_id = u.id);
  PERFORM audit_write('staff/' || p_staff, 'info_change.view', 'info_change/' || p_request, NULL, NULL, p_reason,
    p_source);
END $$;
REVOKE ALL ON FUNCTION open_change FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_change TO tarn_app;
