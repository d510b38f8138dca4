-- Lets the lease of a review run anew for p_seconds, since its holder has spoken; what was promised is kept with that, and
-- what comes next is promised until p_until. For functions of the owner, who have locked it for its holder.
DROP FUNCTION IF EXISTS prolong_review;
CREATE FUNCTION prolong_review(r review, p_seconds int, p_until timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  UPDATE review SET lease_until = tarn_now() + make_interval(secs => least(p_seconds, 3600)), review_by = p_until,
    escalated_at = NULL WHERE id = r.id
$$;
REVOKE ALL ON FUNCTION prolong_review FROM PUBLIC;
