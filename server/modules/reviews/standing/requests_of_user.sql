-- Up to p_limit requests of a user, the newest first: those still before staff, those about money, or all;
-- submitted before an instant. `agreed` is there once it is decided. Locks nothing.
-- after: review_number, review_waits
DROP FUNCTION IF EXISTS requests_of_user;
CREATE FUNCTION requests_of_user(p_user bigint, p_open boolean, p_money boolean, p_before timestamptz, p_limit int)
RETURNS TABLE (kind text, subject_id bigint, number text, user_id bigint, state text, asked bigint, agreed bigint,
  submitted_at timestamptz, review_by timestamptz, late boolean, taken_by bigint, first_approver bigint,
  decided_by bigint, ended_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT v.kind, v.subject_id, review_number(v.kind, v.subject_id), v.user_id, v.state, v.asked,
    v.agreed, v.submitted_at, v.review_by,
    v.decision IS NULL AND v.state NOT IN ('SUCCESS', 'FAILED', 'CANCELLED') AND v.review_by < tarn_now()
      AND NOT (v.kind = 'CONVERSATION' AND v.state = 'ON_HOLD') AND NOT review_waits(v), v.taken_by, v.first_approver,
    CASE WHEN v.state IN ('SUCCESS', 'FAILED') THEN v.decided_by END,
    CASE WHEN v.state IN ('SUCCESS', 'FAILED', 'CANCELLED') THEN coalesce(v.decided_at, v.ended_at) END
  FROM review v WHERE v.user_id = p_user AND v.submitted_at < p_before
    AND (NOT p_open OR v.state NOT IN ('SUCCESS', 'FAILED', 'CANCELLED'))
    AND (NOT p_money OR v.asked IS NOT NULL)
  ORDER BY v.submitted_at DESC, v.id DESC LIMIT p_limit
$$;
REVOKE ALL ON FUNCTION requests_of_user FROM PUBLIC;
GRANT EXECUTE ON FUNCTION requests_of_user TO tarn_app;
