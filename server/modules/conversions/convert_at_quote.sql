-- Converts at a rate that was quoted, once and before it expires: exactly the amounts that were quoted move.
-- Answers OK, QUOTE_EXPIRED (also unknown, somebody else's, or used) BALANCE_TOO_LOW, or TURNOVER_LOW with its
-- figures; the last two leave the quote as it is. What is left of bonuses whose turnover is open does not become coin: it would be out of reach of
-- the losses that use it up, and what is paid in after it would be held back in its place.
-- Locks: the quote, the user, the user's purses by ascending id.
-- after: conversion_tied, lock_user_row, ledger_write, ledger_account_at, purse_of
DROP FUNCTION IF EXISTS convert_at_quote;
CREATE FUNCTION convert_at_quote(p_user bigint, p_quote bigint, OUT status text, OUT figures jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  c conversion;
  v_cash bigint;
  v_coins bigint;
BEGIN
  SELECT q.* INTO c FROM conversion q WHERE q.id = p_quote AND q.user_id = p_user FOR UPDATE;
  IF NOT FOUND OR c.converted_at IS NOT NULL OR c.expires_at <= tarn_now() THEN
    status := 'QUOTE_EXPIRED';
    RETURN;
  END IF;
  PERFORM lock_user_row(p_user);
  figures := CASE WHEN c.to_coin THEN conversion_tied(p_user, c.cash) END;
  IF figures IS NOT NULL THEN status := 'TURNOVER_LOW'; RETURN; END IF;
  v_cash := CASE WHEN c.to_coin THEN -c.cash ELSE c.cash END;
  v_coins := CASE WHEN c.to_coin THEN c.coins ELSE -c.coins END;
  status := ledger_write(ARRAY['conversion.convert'], ARRAY['conversion.convert:' || c.id], ARRAY[
    ROW(1, purse_of(p_user, 'available', 'USD'), v_cash)::ledger_leg,
    ROW(1, ledger_account_at('platform/conversions/USD'), -v_cash)::ledger_leg,
    ROW(1, purse_of(p_user, 'available', c.coin), v_coins)::ledger_leg,
    ROW(1, ledger_account_at('platform/conversions/' || c.coin), -v_coins)::ledger_leg]);
  IF status = 'OK' THEN UPDATE conversion SET converted_at = tarn_now() WHERE id = c.id; END IF;
END $$;
REVOKE ALL ON FUNCTION convert_at_quote FROM PUBLIC;
GRANT EXECUTE ON FUNCTION convert_at_quote TO tarn_app;
