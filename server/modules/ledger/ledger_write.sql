-- The one writer of the ledger: movements, their signed legs (minor units) and users' balances.
-- p_kinds and p_keys name the movements; a leg's `movement` counts into them from 1.
-- Locks: users' accounts by ascending id. Answers OK, or BALANCE_TOO_LOW with nothing written.
-- A single movement whose key exists already moves nothing and answers OK.
-- Plans are kept and made for indexes: planning anew costs more than a small movement, and a plan kept
-- from when the tables were small must not read them whole later.
DROP FUNCTION IF EXISTS ledger_write;
CREATE FUNCTION ledger_write(p_kinds text[], p_keys text[], p_legs ledger_leg[]) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  v_ids bigint[];
  v_too_low boolean;
BEGIN
  -- Locked first and only then read: what the lock waited for is in the balance that is checked.
  SELECT bool_or(locked.after < 0) INTO v_too_low FROM (
    SELECT a.balance + c.change AS after FROM ledger_account a
    JOIN (SELECT l.account_id, sum(l.amount) AS change FROM unnest(p_legs) l GROUP BY 1) c
      ON c.account_id = a.id
    WHERE a.balance IS NOT NULL ORDER BY a.id FOR NO KEY UPDATE OF a) locked;
  IF cardinality(p_keys) = 1 AND EXISTS (SELECT FROM ledger_movement m WHERE m.key = p_keys[1]) THEN
    RETURN 'OK';
  END IF;
  IF v_too_low THEN RETURN 'BALANCE_TOO_LOW'; END IF;
  -- Numbers are drawn once this transaction has one of its own, whatever it moves: movement_drawn rests on that.
  PERFORM pg_current_xact_id();

  WITH written AS (
    INSERT INTO ledger_movement (kind, key) SELECT * FROM unnest(p_kinds, p_keys) RETURNING id
  ) SELECT array_agg(id ORDER BY id) INTO v_ids FROM written;
  INSERT INTO ledger_posting (movement_id, position, account_id, amount, balance_after)
    SELECT v_ids[l.movement], row_number() OVER (PARTITION BY l.movement ORDER BY l.ordinality),
      l.account_id, l.amount,
      a.balance + sum(l.amount) OVER (PARTITION BY l.account_id ORDER BY l.movement, l.ordinality)
    FROM unnest(p_legs) WITH ORDINALITY l JOIN ledger_account a ON a.id = l.account_id;
  UPDATE ledger_account a SET balance = a.balance + c.change
    FROM (SELECT l.account_id, sum(l.amount) AS change FROM unnest(p_legs) l GROUP BY 1) c
    WHERE a.id = c.account_id AND a.balance IS NOT NULL;
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION ledger_write FROM PUBLIC;
