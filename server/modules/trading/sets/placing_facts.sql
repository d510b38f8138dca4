-- What decides about an order beside its instrument, terms and quote, read at once for place_order and place_order_set,
-- so that order_refusal itself reads nothing while all is well. Holds what the caller's locks hold still.
-- Without settings of its own, so that it is inlined. What is frozen is no less than all stakes of what is open.
-- after: open_until
DROP FUNCTION IF EXISTS placing_facts;
CREATE FUNCTION placing_facts(p_user bigint, p_calendar bigint, p_at timestamptz) RETURNS SETOF placing_facts
LANGUAGE sql STABLE AS $$
  SELECT (SELECT o.closes_at FROM open_until(p_calendar, p_at) o),
    (SELECT s.value FROM setting s WHERE s.key = 'multiples'),
    (SELECT s.value::bigint FROM setting s WHERE s.key = 'positionMax'),
    EXISTS (SELECT FROM trading_break b WHERE b.user_id = p_user),
    EXISTS (SELECT FROM own_limit l WHERE l.user_id = p_user),
    (SELECT a.balance FROM ledger_account a WHERE a.user_id = p_user AND a.asset = 'USD' AND a.kind = 'frozen')
$$;
REVOKE ALL ON FUNCTION placing_facts FROM PUBLIC;
