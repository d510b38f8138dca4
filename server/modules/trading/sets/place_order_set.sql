-- Opens orders and copies as one set, for place_orders, which holds the quotes, the users and their purses. In p_asks
-- the orders come first, each at its place; a row with following_id is a copy of the order of its place.
-- In rounds: of each person the first that is still to be decided, so that it sees what the one before it did; a copy
-- is decided with its leader's order or after it, and only if that opened. One statement a round decides and writes:
-- keys, rules, balances, one ledger_write, one INSERT of orders, one of answers.
-- Copies have no key and answer nobody here: what became of them is noted (note_copies), DAILY_CAP for the cap of the
-- following.
-- after: answer_is_kept, clock_forward, copy_room, ledger_write, legal_now, note_copies, order_refusal, order_stake, order_terms_hash, placing_facts, platform_day, platform_day_start
DROP FUNCTION IF EXISTS place_order_set;
CREATE FUNCTION place_order_set(p_asks order_ask[])
RETURNS TABLE (place int, status text, figures jsonb, replayed boolean, placed trade_order)
LANGUAGE plpgsql SET search_path = tarn, pg_temp SET plan_cache_mode = force_generic_plan
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
#variable_conflict use_column
DECLARE
  v_left int[] := (SELECT array_agg(n) FROM generate_subscripts(p_asks, 1) n);
  v_opened bigint[] := '{}'; -- by place: the order that opened there
  v_now int[];
  v_clock record := clock_forward();
  v_at timestamptz := v_clock.at;
  v_notice text := legal_now('RISK'); -- the risk notice in force
  v_round record;
  v_leader record;
  v_copied boolean := EXISTS (SELECT FROM unnest(p_asks) a WHERE a.following_id IS NOT NULL);
  v_began timestamptz := CASE WHEN v_copied THEN platform_day_start(platform_day(v_at)) END; -- the day of caps
BEGIN
  WHILE v_left IS NOT NULL LOOP
    WITH first AS (
      SELECT DISTINCT ON (a.user_id) n, a.place, a.following_id IS NULL AS leads
      FROM unnest(p_asks) WITH ORDINALITY a (place, following_id, user_id, key, fingerprint, instrument_id, direction, amount,
        multiple, seconds, seen, tolerance, risk_ack, seen_payout, seen_fee, n) WHERE n = ANY (v_left)
      ORDER BY a.user_id, a.place, a.following_id NULLS FIRST)
    SELECT array_agg(f.n ORDER BY f.n) INTO v_now FROM first f
      WHERE f.leads OR f.place <> ALL (v_left) OR f.place IN (SELECT l.place FROM first l WHERE l.leads);

    WITH asked AS MATERIALIZED (
      SELECT a.*, order_stake(a.amount, a.multiple) AS stake
      FROM unnest(p_asks) WITH ORDINALITY a (place, following_id, user_id, key, fingerprint, instrument_id, direction, amount,
        multiple, seconds, seen, tolerance, risk_ack, seen_payout, seen_fee, n) WHERE n = ANY (v_now)
    ), weighed AS MATERIALIZED (
      SELECT a.*, i.symbol, i.stale_after_ms, t.fee_bp, t.payout_bp, q.quote_id, q.at AS quote_at, q.price, v_at AS opened_at,
        w.fee, p.available, p.frozen, k.status IS NOT NULL AS replayed, k.result_id,
        a.risk_ack AND u.risk_notice IS DISTINCT FROM v_notice AS newly_ack, CASE WHEN k.fingerprint = a.fingerprint THEN k.figures
          WHEN k.fingerprint IS NULL THEN coalesce(r.figures, w.figures, '{}') END AS figures,
        CASE WHEN k.fingerprint <> a.fingerprint THEN 'IDEMPOTENCY_KEY_REUSED'
          WHEN k.status IS NOT NULL THEN k.status
          WHEN u.locked_at IS NOT NULL THEN 'ACCOUNT_LOCKED'
          WHEN r.status <> 'OK' THEN r.status
          WHEN a.following_id IS NOT NULL AND a.stake + w.fee > copy_room(a.following_id, v_began) THEN 'DAILY_CAP'
          WHEN p.balance < a.stake + w.fee THEN 'BALANCE_TOO_LOW' ELSE 'OK' END AS status
      FROM asked a
      CROSS JOIN LATERAL (SELECT * FROM app_user u WHERE u.id = a.user_id LIMIT 1) u
      LEFT JOIN LATERAL (SELECT * FROM instrument i WHERE i.id = a.instrument_id LIMIT 1) i ON true
      LEFT JOIN LATERAL (SELECT * FROM terms t
        WHERE t.instrument_id = a.instrument_id AND t.duration_seconds = a.seconds LIMIT 1) t ON true
      LEFT JOIN LATERAL (SELECT * FROM instrument_quote q
        -- A clock that was set back tells the age of no quote.
        WHERE q.instrument_id = a.instrument_id AND v_at >= v_clock.mark LIMIT 1) q ON true
      CROSS JOIN LATERAL (SELECT a.stake * t.fee_bp / 10000 AS fee,
        CASE WHEN u.locked_at IS NOT NULL THEN jsonb_build_object('reason', u.lock_reason) END AS figures OFFSET 0) w
      CROSS JOIN LATERAL (SELECT min(l.id) FILTER (WHERE l.kind = 'available') AS available,
          min(l.id) FILTER (WHERE l.kind = 'frozen') AS frozen, min(l.balance) FILTER (WHERE l.kind = 'available') AS balance
        FROM ledger_account l WHERE l.user_id = a.user_id AND l.asset = 'USD') p
      LEFT JOIN LATERAL (SELECT * FROM (
          SELECT s.fingerprint, s.status, s.figures, s.result_id FROM idempotency s
            WHERE s.actor = 'user/' || a.user_id AND s.operation = 'order.open' AND s.key = a.key
          UNION ALL
          -- Without a key an equal order of the last 3 seconds answers.
          (SELECT s.fingerprint, s.status, s.figures, s.result_id FROM idempotency s
            WHERE a.key IS NULL AND a.following_id IS NULL AND s.actor = 'user/' || a.user_id AND s.operation = 'order.open'
              AND s.fingerprint = a.fingerprint AND s.key LIKE 'auto:%' AND s.status = 'OK'
              AND s.created_at > v_at - interval '3 seconds'
            ORDER BY s.created_at DESC LIMIT 1)) s LIMIT 1) k ON true
      LEFT JOIN LATERAL (SELECT f.* FROM placing_facts(a.user_id, i.calendar_id, v_at) p,
          order_refusal(a.user_id, u.risk_notice = v_notice IS TRUE OR a.risk_ack, i, t, q,
            v_at, a.seconds, a.stake, a.stake + w.fee, a.multiple, a.seen, a.tolerance,
            a.seen_payout, a.seen_fee, p, a.following_id IS NOT NULL) f
        WHERE k.status IS NULL AND u.locked_at IS NULL) r ON true
    ), decided AS MATERIALIZED (
      SELECT w.*, CASE WHEN w.status = 'OK' AND NOT w.replayed THEN nextval('trade_order_id_seq') END AS id
      FROM weighed w
      WHERE w.following_id IS NULL OR v_opened[w.place] IS NOT NULL OR EXISTS (SELECT FROM weighed l
        WHERE l.place = w.place AND l.following_id IS NULL AND l.status = 'OK' AND NOT l.replayed)
    ), led AS MATERIALIZED (
      SELECT d.place, d.id FROM decided d WHERE d.following_id IS NULL AND d.id IS NOT NULL
    ), moved AS MATERIALIZED (
      SELECT ledger_write(array_agg('order.open'::text), array_agg('order.open:' || o.id ORDER BY o.id),
        (SELECT array_agg(leg) FROM unnest(array_agg(o.legs)) AS leg)) AS status
      FROM (SELECT d.id, ARRAY[ROW(row_number() OVER (ORDER BY d.id), d.available, -d.stake - d.fee)::ledger_leg,
          ROW(row_number() OVER (ORDER BY d.id), d.frozen, d.stake + d.fee)::ledger_leg] AS legs
        FROM decided d WHERE d.id IS NOT NULL) o HAVING count(*) > 0
    ), opened AS (
      INSERT INTO trade_order (id, user_id, instrument_id, direction, multiple, stake, fee, fee_bp, payout_bp,
        duration_seconds, stale_after_ms, terms_hash, open_quote_id, open_quote_at, open_price, opened_at, settles_at, copy_of)
        OVERRIDING SYSTEM VALUE
      SELECT d.id, d.user_id, d.instrument_id, d.direction, d.multiple, d.stake, d.fee, d.fee_bp, d.payout_bp, d.seconds,
        d.stale_after_ms, order_terms_hash(d.symbol, d.direction, d.seconds, d.payout_bp, d.fee_bp, d.stale_after_ms),
        d.quote_id, d.quote_at, d.price, d.opened_at, d.opened_at + make_interval(secs => d.seconds),
        CASE WHEN d.following_id IS NOT NULL THEN coalesce(v_opened[d.place], l.id) END
      FROM decided d LEFT JOIN led l ON l.place = d.place
      WHERE d.id IS NOT NULL AND (SELECT m.status FROM moved m) = 'OK'
    ), acknowledged AS (
      UPDATE app_user u SET risk_acknowledged_at = d.opened_at
      FROM decided d WHERE u.id = d.user_id AND d.id IS NOT NULL AND d.newly_ack
    ), answered AS (
      INSERT INTO idempotency (actor, operation, key, fingerprint, status, figures, result_id)
      SELECT 'user/' || d.user_id, 'order.open', coalesce(d.key, 'auto:' || gen_random_uuid()), d.fingerprint, d.status,
        d.figures, d.id
      FROM decided d WHERE d.following_id IS NULL AND NOT d.replayed AND answer_is_kept(d.status)
    )
    SELECT array_agg(d.place) AS places, array_agg(d.following_id) AS followings, array_agg(d.user_id) AS users,
        array_agg(d.status) AS statuses, array_agg(d.figures) AS figures, array_agg(d.replayed) AS replays,
        array_agg(d.id) AS ids, array_agg(CASE WHEN d.status = 'OK' THEN coalesce(d.id, d.result_id) END) AS orders,
        array_agg(d.stake + d.fee) AS costs, array_agg(d.opened_at) AS ats, (SELECT m.status FROM moved m) AS moved
      INTO v_round FROM decided d;
    IF v_round.moved <> 'OK' THEN RAISE EXCEPTION 'placing: %', v_round.moved; END IF;
    v_left := (SELECT array_agg(n) FROM unnest(v_left) n WHERE n <> ALL (v_now));

    RETURN QUERY SELECT d.place, d.status, d.figures, d.replayed, (SELECT o FROM trade_order o WHERE o.id = d.id)
      FROM unnest(v_round.places, v_round.followings, v_round.statuses, v_round.figures, v_round.replays, v_round.orders)
        d (place, following_id, status, figures, replayed, id) WHERE d.following_id IS NULL;
    CONTINUE WHEN NOT v_copied;
    FOR v_leader IN SELECT d.place, d.id FROM unnest(v_round.places, v_round.followings, v_round.ids) d (place, following_id, id)
        WHERE d.following_id IS NULL AND d.id IS NOT NULL LOOP
      v_opened[v_leader.place] := v_leader.id;
    END LOOP;
    PERFORM note_copies(array_agg(d.following_id), array_agg(d.user_id), array_agg(v_opened[d.place]), array_agg(d.id),
        array_agg(d.status), array_agg(d.figures), array_agg(d.cost), array_agg(d.at))
      FROM unnest(v_round.places, v_round.followings, v_round.users, v_round.statuses, v_round.figures, v_round.ids, v_round.costs,
          v_round.ats) d (place, following_id, user_id, status, figures, id, cost, at)
      WHERE d.following_id IS NOT NULL HAVING count(*) > 0;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION place_order_set FROM PUBLIC;
