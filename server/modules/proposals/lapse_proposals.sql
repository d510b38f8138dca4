-- Ends up to p_batch proposals that nobody has closed in seven days, with the audit entries. Takes no proposal:
-- calling it again, or from two processes at once, changes nothing. Answers how many. Locks: the proposals.
-- after: audit_write
DROP FUNCTION IF EXISTS lapse_proposals;
CREATE FUNCTION lapse_proposals(p_batch int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint;
  v_count int := 0;
BEGIN
  FOR v_id IN SELECT p.id FROM proposal p WHERE p.state = 'OPEN' AND p.lapses_at <= tarn_now()
    ORDER BY p.lapses_at LIMIT p_batch FOR UPDATE SKIP LOCKED
  LOOP
    UPDATE proposal SET state = 'LAPSED', closed_at = tarn_now() WHERE id = v_id;
    PERFORM audit_write('system', 'proposal.lapse', 'proposal/' || v_id, NULL, NULL, NULL, NULL);
    v_count := v_count + 1;
  END LOOP;
  RETURN v_count;
END $$;
REVOKE ALL ON FUNCTION lapse_proposals FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lapse_proposals TO tarn_app;
