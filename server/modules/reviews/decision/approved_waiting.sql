-- Requests of a kind that are approved and still to take effect. Locks nothing.
DROP FUNCTION IF EXISTS approved_waiting;
CREATE FUNCTION approved_waiting(p_kind text) RETURNS SETOF bigint
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT v.subject_id FROM review v WHERE v.kind = p_kind AND v.state = 'DECIDED' AND v.decision = 'APPROVED'
$$;
REVOKE ALL ON FUNCTION approved_waiting FROM PUBLIC;
