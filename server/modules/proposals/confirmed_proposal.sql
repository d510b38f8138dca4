-- What a confirmed proposal says, for what rests on it: its subject and fields, and who proposed and who confirmed
-- it. No row where it is of another kind or not confirmed. Locks nothing: what was confirmed stays.
DROP FUNCTION IF EXISTS confirmed_proposal;
CREATE FUNCTION confirmed_proposal(
  p_id bigint, p_kind text, OUT subject text, OUT facts jsonb, OUT people bigint[]
) LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT p.subject, p.after, ARRAY[p.proposed_by, p.closed_by] FROM proposal p
  WHERE p.id = p_id AND p.kind = p_kind AND p.state = 'CONFIRMED'
$$;
REVOKE ALL ON FUNCTION confirmed_proposal FROM PUBLIC;
