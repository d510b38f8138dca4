-- What the first approval of a request found that waits for the second one. For functions of the owner, who
-- have locked the review. NULL where it was approved before findings were kept.
DROP FUNCTION IF EXISTS first_finding;
CREATE FUNCTION first_finding(r review) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT f.found FROM review_step s JOIN review_finding f ON f.step_id = s.id
  WHERE s.review_id = r.id AND s.kind = 'FIRST_APPROVED' ORDER BY s.id DESC LIMIT 1
$$;
REVOKE ALL ON FUNCTION first_finding FROM PUBLIC;
