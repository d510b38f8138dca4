-- Whether the money of a decision whose undo window is over is not there any more: of an approved reward whose campaign
-- ended or spent its budget meanwhile. False where nothing is decided, and before its window is over. Locks nothing.
-- after: reward_unpaid
DROP FUNCTION IF EXISTS effect_refused;
CREATE FUNCTION effect_refused(r review) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT CASE WHEN r.kind = 'REWARD_CLAIM' AND r.decision = 'APPROVED' AND r.effective_at <= tarn_now()
    THEN reward_unpaid(r.subject_id) ELSE false END
$$;
REVOKE ALL ON FUNCTION effect_refused FROM PUBLIC;
