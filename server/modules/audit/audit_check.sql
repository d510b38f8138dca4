-- Proves up to p_most entries (at most 5,000) of the chain that follow entry p_after: each is in its place,
-- links to the one before it, and has the hash of what it says. Answers the last entry that holds, with its
-- time and hash, the first one that does not, and whether the chain ends there. Locks nothing.
DROP FUNCTION IF EXISTS audit_check;
CREATE FUNCTION audit_check(
  p_after bigint, p_most int, OUT through bigint, OUT through_at timestamptz, OUT head bytea,
  OUT broken bigint, OUT complete boolean
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  e audit_entry;
  v_seen int := 0;
  v_most int := least(greatest(p_most, 1), 5000);
BEGIN
  SELECT p.seq, p.at, p.hash INTO through, through_at, head FROM audit_entry p WHERE p.seq = p_after;
  through := coalesce(through, 0);
  head := coalesce(head, decode(repeat('00', 32), 'hex'));
  FOR e IN SELECT n.* FROM audit_entry n WHERE n.seq > through ORDER BY n.seq LIMIT v_most LOOP
    v_seen := v_seen + 1;
    IF e.seq <> through + 1 OR e.prev <> head OR e.hash <> audit_hash(e.prev, e.seq, e.at, e.actor, e.action,
        e.subject, e.before, e.after, e.reason, e.source) THEN
      broken := through + 1;
      complete := true;
      RETURN;
    END IF;
    through := e.seq;
    through_at := e.at;
    head := e.hash;
  END LOOP;
  complete := v_seen < v_most;
END $$;
REVOKE ALL ON FUNCTION audit_check FROM PUBLIC;
GRANT EXECUTE ON FUNCTION audit_check TO tarn_app;
