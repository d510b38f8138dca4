-- The effect of the decision that a settlement was wrong, once: its instrument is prohibited, unless it is already, and
-- every administrator is told. No money moves: what is owed is a credit of its own. For apply_decision, which has
-- locked the review. Checks again what the decision rests on and raises when it does not carry it.
-- Locks: the market (hold_disputed has taken it by then); the instrument; then the audit chain.
-- after: approved_review, audit_has, dispute_handled, notify_administrators, settled_order, staff_owns, stop_instrument
DROP FUNCTION IF EXISTS end_dispute;
CREATE FUNCTION end_dispute(p_dispute bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  d dispute;
  v_people bigint[] := approved_review('DISPUTE', p_dispute);
BEGIN
  SELECT t.* INTO STRICT d FROM dispute t WHERE t.id = p_dispute;
  IF v_people IS NULL OR cardinality(v_people) <> 2 OR EXISTS (SELECT FROM unnest(v_people) p (id)
      WHERE staff_owns(p.id, d.user_id) OR dispute_handled(p.id, d.id)
        OR NOT audit_has('staff/' || p.id, 'dispute.approve', 'dispute/' || d.id)) THEN
    RAISE EXCEPTION 'report % is not found right by two', p_dispute USING ERRCODE = 'insufficient_privilege';
  END IF;
  PERFORM stop_instrument(v_people[2], (settled_order(d.order_id)).instrument_id, true,
    'SETTLEMENT_WRONG', NULL);
  PERFORM notify_administrators('SETTLEMENT_WRONG', 'dispute/' || d.id);
END
$$;
REVOKE ALL ON FUNCTION end_dispute FROM PUBLIC;
