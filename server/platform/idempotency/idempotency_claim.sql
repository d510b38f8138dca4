-- Claims (actor, operation, key) for the running transaction; a second caller waits here for the first.
-- status NULL: the work is the caller's to do, under `claimed`. Else the stored answer, to be given again.
-- Without a key (p_key NULL) an equal successful request of the last 3 s answers, counted from its
-- own start; else a random key is made. Statuses: the stored one, or IDEMPOTENCY_KEY_REUSED.
DROP FUNCTION IF EXISTS idempotency_claim;
CREATE FUNCTION idempotency_claim(
  p_actor text, p_operation text, p_key text, p_fingerprint bytea,
  OUT claimed text, OUT status text, OUT figures jsonb, OUT result_id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_seen idempotency;
BEGIN
  claimed := p_key;
  IF claimed IS NULL THEN
    PERFORM pg_advisory_xact_lock(
      hashtextextended(p_actor || p_operation || encode(p_fingerprint, 'hex'), 0));
    SELECT i.* INTO v_seen FROM idempotency i
      WHERE i.actor = p_actor AND i.operation = p_operation AND i.fingerprint = p_fingerprint
        AND i.key LIKE 'auto:%' AND i.status = 'OK' AND i.created_at > tarn_now() - interval '3 seconds'
      ORDER BY i.created_at DESC LIMIT 1;
    IF FOUND THEN
      SELECT v_seen.key, v_seen.status, v_seen.figures, v_seen.result_id
        INTO claimed, status, figures, result_id;
      RETURN;
    END IF;
    claimed := 'auto:' || gen_random_uuid();
  END IF;
  INSERT INTO idempotency (actor, operation, key, fingerprint)
    VALUES (p_actor, p_operation, claimed, p_fingerprint) ON CONFLICT DO NOTHING;
  IF FOUND THEN RETURN; END IF;
  SELECT i.* INTO v_seen FROM idempotency i
    WHERE i.actor = p_actor AND i.operation = p_operation AND i.key = claimed;
  IF v_seen.fingerprint <> p_fingerprint THEN
    status := 'IDEMPOTENCY_KEY_REUSED';
    RETURN;
  END IF;
  SELECT v_seen.status, v_seen.figures, v_seen.result_id INTO status, figures, result_id;
END $$;
REVOKE ALL ON FUNCTION idempotency_claim FROM PUBLIC;
GRANT EXECUTE ON FUNCTION idempotency_claim TO tarn_app;
