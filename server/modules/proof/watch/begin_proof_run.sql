-- Begins a run of the watch, or goes on with the one that was cut short: one of a kind and day, whoever asks, and which
-- day is for the database to say. CONTINUOUS: today, from where the one before it came to. NIGHTLY: yesterday; it proves
-- all there is, and so what a night before it did not come to. OUTCOMES: the first day after
-- the last one that was recomputed, or the first that was begun where none was, so that no night is left out, but no
-- more than 30 days back.
-- Answers nothing when that day has its run; else the run, its day, and the instants between which the day lies.
-- Locks: the run of that day while it is made.
-- after: platform_day, platform_day_start
DROP FUNCTION IF EXISTS begin_proof_run;
CREATE FUNCTION begin_proof_run(p_kind text)
RETURNS TABLE (run bigint, day text, day_from timestamptz, day_to timestamptz, through bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
#variable_conflict use_column
DECLARE
  v_today date := platform_day(tarn_now());
  v_last date := (SELECT max(r.day) FROM proof_run r WHERE r.kind = p_kind AND r.ended_at IS NOT NULL);
  v_begun date := (SELECT min(r.day) FROM proof_run r WHERE r.kind = p_kind AND r.ended_at IS NULL);
  v_through bigint := coalesce((SELECT max(r.through) FROM proof_run r WHERE r.kind = p_kind), 0);
  v_day date := CASE p_kind WHEN 'CONTINUOUS' THEN v_today WHEN 'NIGHTLY' THEN v_today - 1
    ELSE greatest(least(coalesce(v_last + 1, v_begun, v_today - 1), v_today), v_today - 30) END;
BEGIN
  IF p_kind <> 'CONTINUOUS' AND v_day >= v_today THEN RETURN; END IF;
  -- Looked for first: this is asked every few seconds, and writes once a day.
  IF NOT EXISTS (SELECT FROM proof_run r WHERE r.kind = p_kind AND r.day = v_day) THEN
    INSERT INTO proof_run (kind, day, through) VALUES (p_kind, v_day, v_through) ON CONFLICT (kind, day) DO NOTHING;
  END IF;
  RETURN QUERY SELECT r.id, r.day::text, platform_day_start(r.day), platform_day_start(r.day + 1), r.through
    FROM proof_run r WHERE r.kind = p_kind AND r.day = v_day AND r.ended_at IS NULL;
END $$;
REVOKE ALL ON FUNCTION begin_proof_run FROM PUBLIC;
GRANT EXECUTE ON FUNCTION begin_proof_run TO tarn_app;
