-- Since when a request is refused: its decision has taken effect. NULL for every other. Locks nothing.
DROP FUNCTION IF EXISTS refused_since;
CREATE FUNCTION refused_since(p_kind text, p_subject bigint) RETURNS timestamptz
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT v.ended_at FROM review v WHERE v.kind = p_kind AND v.subject_id = p_subject AND v.state = 'FAILED'
$$;
REVOKE ALL ON FUNCTION refused_since FROM PUBLIC;
