-- Carries the platform's balances forward, so that no reader sums the whole history.
-- Only movements older than five minutes: no transaction lives that long, so none can still join them.
DROP FUNCTION IF EXISTS ledger_snapshot;
CREATE FUNCTION ledger_snapshot() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_through bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('ledger_snapshot', 0));
  SELECT m.id INTO v_through FROM ledger_movement m
    WHERE m.created_at < tarn_now() - interval '5 minutes' ORDER BY m.id DESC LIMIT 1;
  IF v_through IS NULL THEN RETURN; END IF;
  INSERT INTO ledger_snapshot AS s (account_id, through_movement_id, balance)
    SELECT a.id, v_through, coalesce(old.balance, 0) + coalesce((
      SELECT sum(p.amount) FROM ledger_posting p WHERE p.account_id = a.id
        AND p.movement_id > coalesce(old.through_movement_id, 0) AND p.movement_id <= v_through), 0)
    FROM ledger_account a LEFT JOIN ledger_snapshot old ON old.account_id = a.id
    WHERE a.balance IS NULL
  ON CONFLICT (account_id) DO UPDATE SET through_movement_id = excluded.through_movement_id,
    balance = excluded.balance WHERE excluded.through_movement_id > s.through_movement_id;
END $$;
REVOKE ALL ON FUNCTION ledger_snapshot FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_snapshot TO tarn_app;
