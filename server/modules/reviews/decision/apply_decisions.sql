-- Brings up to p_batch decisions to their effect whose undo window is over, and gives expired leases back to
-- their queue. Takes no request and no decision: calling it again, or from two processes at once, changes
-- nothing. A decision whose effect fails alone is left, with its fault, for the next call; one of somebody who may not
-- decide the request any more has none, and the request goes back to its queue; so does one whose money is not there.
-- Answers what changed. Locks: the reviews; the markets that an effect prohibits, before any other effect has locked what
-- somebody who holds a market waits for; then what each effect locks.
-- What waits with a locked account is left.
-- after: apply_decision, effect_refused, expire_review, hold_disputed, return_decision, return_unpaid, review_conflict, review_waits
DROP FUNCTION IF EXISTS apply_decisions;
CREATE FUNCTION apply_decisions(p_batch int)
RETURNS TABLE (kind text, subject_id bigint, user_id bigint, fault text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
#variable_conflict use_column
DECLARE
  r review;
  v_fault text;
  v_conflict bigint;
  v_due bigint[] := ARRAY(SELECT v.id FROM review v WHERE v.state = 'DECIDED' AND v.effective_at <= tarn_now()
      AND NOT review_waits(v)
    ORDER BY v.effective_at LIMIT p_batch FOR UPDATE SKIP LOCKED);
  v_id bigint;
BEGIN
  PERFORM hold_disputed(ARRAY(SELECT v.subject_id FROM review v
    WHERE v.id = ANY (v_due) AND v.kind = 'DISPUTE' AND v.decision = 'APPROVED'));
  FOREACH v_id IN ARRAY v_due LOOP
    -- The effect of an earlier one may have ended it.
    SELECT v.* INTO r FROM review v WHERE v.id = v_id AND v.state = 'DECIDED';
    CONTINUE WHEN NOT FOUND;
    v_fault := NULL;
    v_conflict := review_conflict(r);
    BEGIN
      IF v_conflict IS NOT NULL THEN PERFORM return_decision(r, v_conflict);
      ELSIF effect_refused(r) THEN PERFORM return_unpaid(r);
      ELSE PERFORM apply_decision(r);
      END IF;
    EXCEPTION WHEN OTHERS THEN
      IF SQLSTATE IN ('40001', '40P01', '57014') THEN RAISE; END IF;
      v_fault := SQLERRM;
    END;
    RETURN QUERY SELECT r.kind, r.subject_id, r.user_id, v_fault;
  END LOOP;
  FOR r IN SELECT v.* FROM review v WHERE v.lease_until <= tarn_now()
    ORDER BY v.lease_until LIMIT p_batch FOR UPDATE SKIP LOCKED
  LOOP
    PERFORM expire_review(r);
    RETURN QUERY SELECT r.kind, r.subject_id, r.user_id, NULL::text;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION apply_decisions FROM PUBLIC;
GRANT EXECUTE ON FUNCTION apply_decisions TO tarn_app;
