-- Places orders of many people in one round trip and one transaction, each as if it had come alone and
-- one after another: a refusal of one is no other's. One answer per order, `place` counts from 1 as given.
-- Arrays of one length, values as place_order takes them. Whoever follows one of the people has that order
-- copied (copies_of); copies answer nobody here, but are noted for those whose they are (note_copies).
-- An order that comes alone, and that nobody copies, is place_order's: measured, it is faster there.
-- Locks: where somebody acknowledges the risk notice, the texts in force, shared (hold_legal); the instruments' quote
-- locks, shared, by ascending id and before anything else, as the recorder takes them; the users, followers too, by ascending id; then their purses by ascending id. Only then is read what
-- decides. Who began to follow since the first look is not locked, and left out as who stopped is.
-- after: copies_of, hold_legal, legal_now, lock_purses_of, place_order, place_order_set, quote_lock_shared
DROP FUNCTION IF EXISTS place_orders;
CREATE FUNCTION place_orders(
  p_users bigint[], p_keys text[], p_fingerprints bytea[], p_instruments bigint[],
  p_directions text[], p_amounts bigint[], p_multiples int[], p_seconds int[], p_seen numeric[],
  p_tolerances numeric[], p_risk_notices text[],
  p_seen_payouts int[] DEFAULT NULL, p_seen_fees int[] DEFAULT NULL
) RETURNS TABLE (place int, status text, figures jsonb, replayed boolean, placed trade_order)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  v_followers bigint[];
  v_asks order_ask[];
  v_acks boolean[];
BEGIN
  -- What is acknowledged with an order stays in force until the order stands.
  IF array_remove(p_risk_notices, NULL) <> '{}' THEN PERFORM hold_legal(); END IF;
  v_acks := ARRAY(SELECT coalesce(n.number = legal_now('RISK'), false) FROM unnest(p_risk_notices) WITH ORDINALITY n (number, place)
    ORDER BY n.place);
  PERFORM quote_lock_shared(i.id)
    FROM (SELECT DISTINCT u.id FROM unnest(p_instruments) u (id) ORDER BY u.id) i;
  SELECT array_agg(c.user_id) INTO v_followers FROM copies_of(p_users) c;
  IF v_followers IS NULL AND cardinality(p_users) = 1 THEN
    RETURN QUERY SELECT 1, a.status, a.figures, a.replayed, a.placed
      FROM place_order(p_users[1], p_keys[1], p_fingerprints[1], p_instruments[1], p_directions[1],
        p_amounts[1], p_multiples[1], p_seconds[1], p_seen[1], p_tolerances[1], v_acks[1],
        p_seen_payouts[1], p_seen_fees[1]) a;
    RETURN;
  END IF;
  PERFORM FROM app_user u WHERE u.id = ANY (p_users || v_followers) ORDER BY u.id FOR NO KEY UPDATE;
  PERFORM lock_purses_of(p_users || v_followers, 'USD');
  SELECT array_agg(ROW(o.place, NULL, o.user_id, o.key, o.fingerprint, o.instrument, o.direction, o.amount, o.multiple,
      o.seconds, o.seen, o.tolerance, o.risk_ack, o.seen_payout, o.seen_fee)::order_ask ORDER BY o.place) INTO v_asks
    FROM unnest(p_users, p_keys, p_fingerprints, p_instruments, p_directions, p_amounts, p_multiples, p_seconds,
        p_seen, p_tolerances, v_acks, p_seen_payouts, p_seen_fees) WITH ORDINALITY o (user_id, key, fingerprint,
      instrument, direction, amount, multiple, seconds, seen, tolerance, risk_ack, seen_payout, seen_fee, place);
  IF v_followers IS NOT NULL THEN
    v_asks := v_asks || (SELECT array_agg(ROW(c.place, c.following_id, c.user_id, NULL, NULL, p_instruments[c.place],
        p_directions[c.place], c.amount, 1, p_seconds[c.place], NULL, NULL, false, NULL, NULL)::order_ask
        ORDER BY c.place, c.following_id)
      FROM copies_of(p_users) c WHERE c.user_id = ANY (v_followers));
  END IF;
  RETURN QUERY SELECT a.place, a.status, a.figures, a.replayed, a.placed FROM place_order_set(v_asks) a;
END $$;
REVOKE ALL ON FUNCTION place_orders FROM PUBLIC;
GRANT EXECUTE ON FUNCTION place_orders TO tarn_app;
