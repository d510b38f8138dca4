-- Counts a try before it is weighed, of an account and of an address, or says how many seconds to wait.
-- Whoever comes meanwhile finds it counted, from whichever process: no more are weighed than may fail. A try
-- that turns out right is taken off again (end_try); one that is refused here counts for nothing.
-- Account (p_account NULL: none): the p_account_max-th try within p_window seconds sets the first of p_waits
-- (seconds); after it each further try sets the next one, the last of them again and again. A day without a
-- try starts anew. Address: at most p_address_max tries within p_window seconds.
-- Answers seconds (NULL: go on), the number of the address's try, and how many tries the account has left should this
-- one be wrong (NULL without an account).
-- Locks: the address (advisory), then the account's row, until the commit at once after.
DROP FUNCTION IF EXISTS begin_try;
CREATE FUNCTION begin_try(
  p_account text, p_account_max int, p_address text, p_address_max int, p_window int, p_waits int[],
  OUT seconds int, OUT try_id bigint, OUT tries_left int
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_now timestamptz;
  v_from timestamptz;
  v_oldest timestamptz;
  t account_throttle;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('try:' || p_address, 0));
  IF p_account IS NOT NULL THEN
    INSERT INTO account_throttle (key) VALUES (p_account) ON CONFLICT DO NOTHING;
    SELECT a.* INTO t FROM account_throttle a WHERE a.key = p_account FOR UPDATE;
  END IF;
  v_now := tarn_now();
  v_from := v_now - make_interval(secs => p_window);
  IF t.wait_until > v_now THEN
    seconds := ceil(extract(epoch FROM t.wait_until - v_now));
    RETURN;
  END IF;
  -- The p_address_max-th newest try that still counts: until it is too old there is no room.
  SELECT f.at INTO v_oldest FROM failed_try f WHERE f.key = p_address AND f.at > v_from
    ORDER BY f.at DESC OFFSET p_address_max - 1 LIMIT 1;
  IF FOUND THEN
    seconds := greatest(1, ceil(extract(epoch FROM v_oldest - v_from)));
    RETURN;
  END IF;
  INSERT INTO failed_try (key, at) VALUES (p_address, v_now) RETURNING id INTO try_id;
  IF p_account IS NULL THEN RETURN; END IF;

  IF t.last_at < v_now - interval '1 day' THEN
    t.waits := 0;
    t.wait_until := NULL;
  END IF;
  t.tries := ARRAY(SELECT x FROM unnest(t.tries) x WHERE x > v_from ORDER BY x) || v_now;
  IF t.waits > 0 OR cardinality(t.tries) >= p_account_max THEN
    t.waits := t.waits + 1;
    t.wait_until := v_now + make_interval(secs => p_waits[least(t.waits, cardinality(p_waits))]);
    t.tries := '{}';
    tries_left := 0;
  ELSE
    tries_left := p_account_max - cardinality(t.tries);
  END IF;
  UPDATE account_throttle a SET tries = t.tries, waits = t.waits, wait_until = t.wait_until,
    last_at = v_now WHERE a.key = p_account;
END $$;
REVOKE ALL ON FUNCTION begin_try FROM PUBLIC;
GRANT EXECUTE ON FUNCTION begin_try TO tarn_app;
