-- Notes that a continuous run proved the blocks after p_from up to p_through, and how many entries that were. Answers
-- false when somebody else came further meanwhile: then nothing is noted. Locks: the run.
DROP FUNCTION IF EXISTS advance_proof_run;
CREATE FUNCTION advance_proof_run(p_run bigint, p_from bigint, p_through bigint, p_entries bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  UPDATE proof_run r SET through = p_through, entries = r.entries + p_entries,
      proved_at = greatest(tarn_now(), r.proved_at), fault = NULL
    WHERE r.id = p_run AND r.kind = 'CONTINUOUS' AND r.through = p_from AND p_through > p_from;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION advance_proof_run FROM PUBLIC;
GRANT EXECUTE ON FUNCTION advance_proof_run TO tarn_app;
