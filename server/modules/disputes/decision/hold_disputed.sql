-- Holds the markets of what was reported in these disputes, by ascending id, until the transaction ends. For
-- apply_decisions, before it brings anything about: end_dispute prohibits, and whoever holds a market, placing or changing
-- it, goes on to people, purses and the audit chain.
-- Locks: the quote locks of the instruments, alone.
-- after: lock_market, settled_order
DROP FUNCTION IF EXISTS hold_disputed;
CREATE FUNCTION hold_disputed(p_disputes bigint[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM lock_market(i.id) FROM (SELECT DISTINCT o.instrument_id AS id
    FROM dispute d, settled_order(d.order_id) o WHERE d.id = ANY (p_disputes) ORDER BY 1) i;
END $$;
REVOKE ALL ON FUNCTION hold_disputed FROM PUBLIC;
