-- Ends a run of a night: p_fault NULL, it proved all it had to, p_entries of them; else it was cut short, says why, and
-- is to be gone on with. Answers false when it has ended already. Locks: the run.
DROP FUNCTION IF EXISTS end_proof_run;
CREATE FUNCTION end_proof_run(p_run bigint, p_entries bigint, p_fault text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  UPDATE proof_run r SET
      fault = left(p_fault, 500),
      entries = CASE WHEN p_fault IS NULL THEN p_entries ELSE r.entries END,
      proved_at = CASE WHEN p_fault IS NULL THEN tarn_now() END,
      ended_at = CASE WHEN p_fault IS NULL THEN tarn_now() END
    WHERE r.id = p_run AND r.kind <> 'CONTINUOUS' AND r.ended_at IS NULL;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION end_proof_run FROM PUBLIC;
GRANT EXECUTE ON FUNCTION end_proof_run TO tarn_app;
