-- Keeps the answer of a claimed key for ever, in the transaction of its effect.
-- With its fingerprint a key is written whole, claim and answer in one: for who keeps requests with one
-- key apart by a lock of their own and has found the key unknown under it.
-- What answer_is_kept says no to is not kept: the key may be used again.
-- after: answer_is_kept
DROP FUNCTION IF EXISTS idempotency_store;
CREATE FUNCTION idempotency_store(
  p_actor text, p_operation text, p_key text, p_status text, p_figures jsonb, p_result_id bigint,
  p_fingerprint bytea DEFAULT NULL
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  IF NOT answer_is_kept(p_status) THEN
    DELETE FROM idempotency i
      WHERE i.actor = p_actor AND i.operation = p_operation AND i.key = p_key AND i.status IS NULL;
    RETURN;
  END IF;
  IF p_fingerprint IS NOT NULL THEN
    INSERT INTO idempotency (actor, operation, key, fingerprint, status, figures, result_id)
      VALUES (p_actor, p_operation, p_key, p_fingerprint, p_status, p_figures, p_result_id);
    RETURN;
  END IF;
  UPDATE idempotency i SET status = p_status, figures = p_figures, result_id = p_result_id
    WHERE i.actor = p_actor AND i.operation = p_operation AND i.key = p_key AND i.status IS NULL;
  IF NOT FOUND THEN RAISE EXCEPTION 'this key was not claimed'; END IF;
END $$;
REVOKE ALL ON FUNCTION idempotency_store FROM PUBLIC;
GRANT EXECUTE ON FUNCTION idempotency_store TO tarn_app;
