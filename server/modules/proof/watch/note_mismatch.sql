-- Keeps what does not fit, once a run, and what follows from it in the same transaction: where an instrument is
-- concerned nobody opens a contract on it any more, by the platform itself and until an administrator releases it, and
-- every administrator is told. What was found on an earlier night neither prohibits again nor is it news; of many
-- findings of one check in one run the first is told.
-- Answers KNOWN when this run has it already, else PROHIBITED or NOTED. Locks: the market of the instrument; the instrument.
-- after: notify_administrators, stop_instrument
DROP FUNCTION IF EXISTS note_mismatch;
CREATE FUNCTION note_mismatch(p_run bigint, p_check text, p_subject text, p_order bigint, p_instrument bigint)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint;
  v_new boolean := NOT EXISTS (SELECT FROM proof_mismatch m WHERE m.check_name = p_check AND m.subject = p_subject);
  v_first boolean := NOT EXISTS (SELECT FROM proof_mismatch m WHERE m.run_id = p_run AND m.check_name = p_check);
  v_stopped boolean := false;
BEGIN
  IF NOT EXISTS (SELECT FROM proof_run r WHERE r.id = p_run AND r.ended_at IS NULL) THEN
    RAISE EXCEPTION 'run % of the watch does not run', p_run;
  END IF;
  INSERT INTO proof_mismatch (run_id, check_name, subject, order_id, instrument_id)
    VALUES (p_run, p_check, p_subject, p_order, p_instrument)
    ON CONFLICT (run_id, check_name, subject) DO NOTHING RETURNING id INTO v_id;
  IF v_id IS NULL THEN RETURN 'KNOWN'; END IF;
  IF v_new AND p_instrument IS NOT NULL THEN
    v_stopped := stop_instrument(NULL, p_instrument, true, 'PROOF_MISMATCH', 'system') = 'OK';
  END IF;
  IF v_new AND v_first THEN
    PERFORM notify_administrators('PROOF_MISMATCH', 'mismatch/' || v_id);
  END IF;
  RETURN CASE WHEN v_stopped THEN 'PROHIBITED' ELSE 'NOTED' END;
END $$;
REVOKE ALL ON FUNCTION note_mismatch FROM PUBLIC;
GRANT EXECUTE ON FUNCTION note_mismatch TO tarn_app;
