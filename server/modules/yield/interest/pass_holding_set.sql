-- What time up to p_at does to these holdings: their nights, their end, a top-up that was not paid, and, some hours
-- (setting) after either, their settlement in full where the owner has neither settled nor renewed. The caller has
-- locked them. Answers all of them.
-- Locks: the projects' totals; purses.
-- after: accrue_holding_set, holding_titles, lock_purses_of, lock_totals_of, mature_holding_set, pay_holding, send_message
DROP FUNCTION IF EXISTS pass_holding_set;
CREATE FUNCTION pass_holding_set(p_holdings bigint[], p_at timestamptz) RETURNS TABLE (holding_id bigint, user_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
#variable_conflict use_column
BEGIN
  -- Every project's total before any purse, and purses in one order: two jobs never wait for each other.
  PERFORM lock_totals_of(p_holdings);
  PERFORM lock_purses_of(ARRAY(SELECT h.user_id FROM yield_holding h WHERE h.id = ANY (p_holdings)), 'USD');
  PERFORM accrue_holding_set(p_holdings, 1095, p_at);
  PERFORM mature_holding_set(p_holdings, p_at);
  PERFORM send_message(p.user_id, 'HOLDING_SETTLED', 'holding/' || p.id, jsonb_build_object(
      'project', holding_titles(p.terms_id), 'amount', p.principal::text, 'interest', p.interest::text))
    FROM (SELECT h.id, h.user_id, h.terms_id, h.principal, pay_holding(h.id, 'PLATFORM', p_at) AS interest
      FROM yield_holding h WHERE h.id = ANY (p_holdings) AND h.state = 'DUE' AND h.acts_at <= p_at ORDER BY h.id OFFSET 0) p;
  RETURN QUERY SELECT h.id, h.user_id FROM yield_holding h WHERE h.id = ANY (p_holdings);
END $$;
REVOKE ALL ON FUNCTION pass_holding_set FROM PUBLIC;
