-- A request that an act on another one gave back to its queue, so that it is published; NULL for none.
DROP FUNCTION IF EXISTS freed_review;
CREATE FUNCTION freed_review(r review) RETURNS jsonb
LANGUAGE sql IMMUTABLE SET search_path = tarn, pg_temp AS $$
  SELECT jsonb_build_object('kind', r.kind, 'subjectId', r.subject_id::text, 'userId', r.user_id::text)
  WHERE r.id IS NOT NULL
$$;
REVOKE ALL ON FUNCTION freed_review FROM PUBLIC;
