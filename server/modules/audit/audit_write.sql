-- Adds one entry to the audit chain. For functions of the owner; a member of staff who is named must be
-- signed in at this moment; `operator` is whoever runs the machine. Raises when they are not.
-- Lock: one writer at a time until the transaction ends, so that the sequence has no gap and each entry
-- links to the one before it.
-- after: staff_signed_in, audit_user
DROP FUNCTION IF EXISTS audit_write;
CREATE FUNCTION audit_write(
  p_actor text, p_action text, p_subject text, p_before jsonb, p_after jsonb, p_reason text, p_source text
) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_prev bytea;
  v_seq bigint;
  v_at timestamptz;
BEGIN
  IF p_actor NOT IN ('system', 'operator') AND NOT (
      p_actor ~ '^staff/[1-9][0-9]{0,17}$' AND staff_signed_in(substr(p_actor, 7)::bigint)) THEN
    RAISE EXCEPTION '% is not signed in', p_actor USING ERRCODE = 'insufficient_privilege';
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('audit_entry', 0));
  SELECT e.seq, e.hash, greatest(e.at, tarn_now()) INTO v_seq, v_prev, v_at
    FROM audit_entry e ORDER BY e.seq DESC LIMIT 1;
  v_seq := coalesce(v_seq, 0) + 1;
  v_prev := coalesce(v_prev, decode(repeat('00', 32), 'hex'));
  v_at := coalesce(v_at, tarn_now());
  INSERT INTO audit_entry (seq, at, actor, action, subject, before, after, reason, source, prev, hash,
      user_id)
    VALUES (v_seq, v_at, p_actor, p_action, p_subject, p_before, p_after, p_reason, p_source, v_prev,
      audit_hash(v_prev, v_seq, v_at, p_actor, p_action, p_subject, p_before, p_after, p_reason, p_source),
      audit_user(p_subject));
  RETURN v_seq;
END $$;
REVOKE ALL ON FUNCTION audit_write FROM PUBLIC;
