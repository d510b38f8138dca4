-- Settles the given due orders as one set; the caller has locked them. Bookings per outcome:
-- WIN stake frozen > available, fee frozen > fees, profit trading > available; LOSS stake frozen >
-- trading, fee frozen > fees; DRAW and VOID stake + fee frozen > available.
-- Price: the newest quote at or before expiry; when it is older than the order's bound, void. No quote
-- can be older than the opening one, which bounds the search.
-- Tallies: order_day by the day of settlement (profit), order_opened_day by that of opening (lists), order_record of
-- each user's own. The days come before the ledger: their rows are settlers' alone, locked by user, day, instrument and
-- outcome, and the purses, for which users' orders wait, are then held for less long.
-- What was won and lost then counts for bonuses (use_bonus), while ledger_write holds the users' purses.
-- after: order_outcome, order_paid, ledger_write, platform_zone, record_orders, use_bonus
DROP FUNCTION IF EXISTS settle_order_set;
CREATE FUNCTION settle_order_set(p_orders bigint[])
RETURNS TABLE (order_id bigint, user_id bigint, outcome text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  v_now timestamptz := tarn_now();
  v_zone text;
  v_trading bigint := (SELECT a.id FROM ledger_account a WHERE a.address = 'platform/trading/USD');
  v_fees bigint := (SELECT a.id FROM ledger_account a WHERE a.address = 'platform/fees/USD');
  v_closed bigint[];
  v_kinds text[];
  v_keys text[];
  v_users bigint[];
  v_stakes bigint[];
  v_lost bigint[];
  v_legs ledger_leg[];
  v_status text;
BEGIN
  -- Shared until the end: whoever changes the zone counts the days anew, after what is written here.
  PERFORM FROM setting s WHERE s.key = 'timezone' FOR SHARE;
  v_zone := platform_zone();
  WITH priced AS (
    SELECT o.id, q.id AS quote_id, q.at, q.price, order_outcome(o.direction, o.open_price, CASE
        WHEN o.settles_at - q.at <= make_interval(secs => o.stale_after_ms / 1000.0) THEN q.price
      END) AS came
    FROM trade_order o
    LEFT JOIN LATERAL (SELECT q.id, q.at, q.price FROM quote q
      WHERE q.instrument_id = o.instrument_id AND q.at <= o.settles_at AND q.at >= o.open_quote_at
      ORDER BY q.at DESC, q.seq DESC LIMIT 1) q ON true
    WHERE o.id = ANY (p_orders) AND o.outcome IS NULL
  ), closed AS (
    UPDATE trade_order o SET outcome = p.came, settled_at = v_now, close_quote_id = p.quote_id,
      close_quote_at = p.at, close_price = p.price,
      paid = order_paid(p.came, o.stake, o.fee, o.payout_bp)
    FROM priced p WHERE o.id = p.id RETURNING o.id
  ) SELECT array_agg(c.id) INTO v_closed FROM closed c;
  IF v_closed IS NULL THEN RETURN; END IF;

  INSERT INTO order_day AS d (user_id, day, instrument_id, outcome, count, stake, net)
    SELECT o.user_id, (v_now AT TIME ZONE v_zone)::date, o.instrument_id, o.outcome, count(*),
      sum(o.stake), sum(o.paid - o.stake - o.fee)
    FROM trade_order o WHERE o.id = ANY (v_closed) GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (user_id, day, instrument_id, outcome) DO UPDATE SET count = d.count + excluded.count,
    stake = d.stake + excluded.stake, net = d.net + excluded.net;
  INSERT INTO order_opened_day AS d (user_id, day, instrument_id, outcome, count, stake, net)
    SELECT o.user_id, (o.opened_at AT TIME ZONE v_zone)::date, o.instrument_id, o.outcome, count(*),
      sum(o.stake), sum(o.paid - o.stake - o.fee)
    FROM trade_order o WHERE o.id = ANY (v_closed) GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (user_id, day, instrument_id, outcome) DO UPDATE SET count = d.count + excluded.count,
    stake = d.stake + excluded.stake, net = d.net + excluded.net;

  SELECT array_agg('order.' || lower(o.outcome) ORDER BY o.id), array_agg('order.settle:' || o.id ORDER BY o.id),
      array_agg(o.user_id ORDER BY o.id) FILTER (WHERE o.outcome IN ('WIN', 'LOSS')),
      array_agg(o.stake ORDER BY o.id) FILTER (WHERE o.outcome IN ('WIN', 'LOSS')),
      array_agg(CASE o.outcome WHEN 'WIN' THEN o.fee ELSE o.stake + o.fee END ORDER BY o.id)
        FILTER (WHERE o.outcome IN ('WIN', 'LOSS'))
    INTO v_kinds, v_keys, v_users, v_stakes, v_lost FROM trade_order o WHERE o.id = ANY (v_closed);
  SELECT array_agg(ROW(l.n, l.account, l.amount)::ledger_leg ORDER BY l.n, l.leg) INTO v_legs
  FROM (
    SELECT c.n, leg, account, amount
    FROM (SELECT o.*, row_number() OVER (ORDER BY o.id)::int AS n
      FROM trade_order o WHERE o.id = ANY (v_closed)) c
    JOIN ledger_account f ON f.user_id = c.user_id AND f.asset = 'USD' AND f.kind = 'frozen'
    JOIN ledger_account a ON a.user_id = c.user_id AND a.asset = 'USD' AND a.kind = 'available'
    CROSS JOIN LATERAL (VALUES
      (1, f.id, -c.stake - c.fee),
      (2, a.id, c.paid),
      (3, v_trading, CASE c.outcome WHEN 'WIN' THEN c.stake - c.paid WHEN 'LOSS' THEN c.stake END),
      (4, v_fees, CASE WHEN c.outcome IN ('WIN', 'LOSS') THEN c.fee END)
    ) AS legs (leg, account, amount)
  ) l WHERE l.amount <> 0;
  v_status := ledger_write(v_kinds, v_keys, v_legs);
  IF v_status <> 'OK' THEN RAISE EXCEPTION 'settling: %', v_status; END IF;
  PERFORM use_bonus(v_users, v_stakes, v_lost);
  PERFORM record_orders(v_closed);
  RETURN QUERY SELECT o.id, o.user_id, o.outcome FROM trade_order o WHERE o.id = ANY (v_closed);
END $$;
REVOKE ALL ON FUNCTION settle_order_set FROM PUBLIC;
