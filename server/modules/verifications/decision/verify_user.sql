-- The effect of an approval: the user is verified, once. For apply_decision, which has locked the review. Checks
-- again what the decision rests on and raises when it does not carry it: the decision, nobody who owns the
-- account, and the audit entry of the approval. Locks: the verification.
-- after: approved_review, audit_has, staff_owns
DROP FUNCTION IF EXISTS verify_user;
CREATE FUNCTION verify_user(p_verification bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r verification;
  v_people bigint[];
BEGIN
  SELECT q.* INTO STRICT r FROM verification q WHERE q.id = p_verification FOR UPDATE;
  v_people := approved_review('VERIFICATION', p_verification);
  IF v_people IS NULL OR r.verified_at IS NOT NULL OR NOT r.standing
      OR EXISTS (SELECT FROM unnest(v_people) p (id) WHERE staff_owns(p.id, r.user_id)
        OR NOT audit_has('staff/' || p.id, 'verification.approve', 'verification/' || r.id)) THEN
    RAISE EXCEPTION 'verification % is not approved', p_verification USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE verification SET verified_at = tarn_now() WHERE id = p_verification;
END $$;
REVOKE ALL ON FUNCTION verify_user FROM PUBLIC;
