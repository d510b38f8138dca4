-- Places orders of many people in one round trip and one transaction: place_order for each, as if each
-- had come alone; a refusal of one is no other's. One answer per order, `place` counts from 1 as given.
-- Arrays of one length, values as place_order takes them.
-- Locks: the instruments' quote locks, shared, by ascending id and before anything else, as the
-- recorder takes them; then what place_order locks, by ascending user.
-- after: place_order, quote_lock_shared
DROP FUNCTION IF EXISTS place_orders;
CREATE FUNCTION place_orders(
  p_users bigint[], p_keys text[], p_fingerprints bytea[], p_instruments bigint[],
  p_directions text[], p_amounts bigint[], p_multiples int[], p_seconds int[], p_seen numeric[],
  p_tolerances numeric[], p_risk_acks boolean[]
) RETURNS TABLE (place int, status text, figures jsonb, replayed boolean, placed trade_order)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp
  SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM quote_lock_shared(i.id)
    FROM (SELECT DISTINCT u.id FROM unnest(p_instruments) u (id) ORDER BY u.id) i;
  RETURN QUERY
    SELECT o.place::int, a.status, a.figures, a.replayed, a.placed
    FROM (SELECT * FROM unnest(p_users, p_keys, p_fingerprints, p_instruments, p_directions,
          p_amounts, p_multiples, p_seconds, p_seen, p_tolerances, p_risk_acks)
        WITH ORDINALITY u (user_id, key, fingerprint, instrument, direction, amount, multiple,
          seconds, seen, tolerance, risk_ack, place)
        ORDER BY u.user_id, u.place OFFSET 0) o
    CROSS JOIN LATERAL place_order(o.user_id, o.key, o.fingerprint, o.instrument, o.direction,
      o.amount, o.multiple, o.seconds, o.seen, o.tolerance, o.risk_ack) a;
END $$;
REVOKE ALL ON FUNCTION place_orders FROM PUBLIC;
GRANT EXECUTE ON FUNCTION place_orders TO tarn_app;
