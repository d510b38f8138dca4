-- Up to p_limit requests that somebody should look at first: those whose promised time is over, the most overdue
-- first; then those that wait for a second approval, the longest waiting first. A conversation that waits for the
-- person is answered, and nobody can act on what waits for a locked or frozen account. `total` counts all of them up to a thousand. Locks nothing.
-- after: review_number, review_waits
DROP FUNCTION IF EXISTS pressing_reviews;
CREATE FUNCTION pressing_reviews(p_limit int) RETURNS TABLE (kind text, subject_id bigint, number text,
  user_id bigint, state text, asked bigint, submitted_at timestamptz, review_by timestamptz, taken_by bigint,
  first_approver bigint, late boolean, total int)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  WITH late AS MATERIALIZED (
    SELECT v.id FROM review v WHERE v.decision IS NULL AND v.state NOT IN ('SUCCESS', 'FAILED', 'CANCELLED')
      AND NOT (v.kind = 'CONVERSATION' AND v.state = 'ON_HOLD') AND v.review_by < (SELECT tarn_now())
      AND NOT review_waits(v)
    ORDER BY v.review_by LIMIT 1000),
  second AS MATERIALIZED (
    SELECT v.id FROM review v WHERE v.state = 'SECOND_APPROVAL' AND v.review_by >= (SELECT tarn_now())
      AND NOT review_waits(v)
    ORDER BY v.first_approved_at LIMIT 1000),
  pressing AS (SELECT id, true AS late FROM late UNION ALL SELECT id, false FROM second)
  SELECT v.kind, v.subject_id, review_number(v.kind, v.subject_id), v.user_id, v.state, v.asked, v.submitted_at,
    v.review_by, v.taken_by, v.first_approver, p.late, least(p.total, 1000)
  FROM (SELECT id, late, count(*) OVER ()::int AS total FROM pressing) p JOIN review v ON v.id = p.id
  ORDER BY p.late DESC, CASE WHEN p.late THEN v.review_by ELSE v.first_approved_at END, v.id LIMIT p_limit
$$;
REVOKE ALL ON FUNCTION pressing_reviews FROM PUBLIC;
GRANT EXECUTE ON FUNCTION pressing_reviews TO tarn_app;
