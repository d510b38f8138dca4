-- Follows a leader, by the leader's number, from now on: an amount for each copy and a cap a day, in minor units of USD.
-- Who follows already, paused or not, follows with these. Answers OK, or a code of the catalogue with its figures and
-- the field at fault. What could never copy is refused: an amount that no order takes, below all, above all or between
-- two instruments, any amount while trading is prohibited everywhere, and a cap below the cheapest copy. A cap between
-- that and the dearest stands: it copies some orders, and each other one says why it did not.
-- Nobody follows somebody who does not publish or whose account is stopped, nor themselves; a leader and a follower
-- have so many, and no more.
-- Locks: both users by ascending id, so that none is counted twice.
-- after: account_stopped, break_figures, lock_user_row, offered_cost, risk_acknowledged, setting_number
DROP FUNCTION IF EXISTS follow_leader;
CREATE FUNCTION follow_leader(
  p_user bigint, p_leader bigint, p_amount bigint, p_daily_cap bigint,
  OUT status text, OUT figures jsonb, OUT field text
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_followers_max bigint := setting_number('followersMax');
  v_following_max bigint := setting_number('followingMax');
  v_full bigint;
  v_offered record;
  v_leader bigint := (SELECT l.user_id FROM leader l WHERE l.id = p_leader);
BEGIN
  figures := '{}';
  field := 'leaderId';
  PERFORM lock_user_row(u.id) FROM (SELECT unnest(ARRAY[p_user, v_leader]) AS id ORDER BY 1) u;
  IF NOT EXISTS (SELECT FROM leader l WHERE l.id = p_leader AND l.publishes) OR account_stopped(v_leader) THEN
    status := 'LEADER_NOT_FOUND'; RETURN;
  END IF;
  IF v_leader = p_user THEN status := 'FOLLOW_SELF'; RETURN; END IF;
  SELECT o.* INTO v_offered FROM offered_cost(p_amount) o;
  field := 'amount';
  IF v_offered.smallest IS NULL THEN status := 'TRADING_PROHIBITED'; RETURN; END IF;
  IF p_amount < v_offered.smallest THEN
    status := 'STAKE_TOO_SMALL'; figures := jsonb_build_object('min', v_offered.smallest); RETURN;
  END IF;
  IF p_amount > v_offered.largest THEN
    status := 'STAKE_TOO_LARGE'; figures := jsonb_build_object('max', v_offered.largest); RETURN;
  END IF;
  IF v_offered.cost IS NULL THEN
    status := 'STAKE_NOT_TAKEN';
    figures := jsonb_build_object('below', v_offered.below, 'above', v_offered.above);
    RETURN;
  END IF;
  IF p_daily_cap < v_offered.cost THEN
    field := 'dailyCap';
    status := 'STAKE_TOO_SMALL'; figures := jsonb_build_object('min', v_offered.cost); RETURN;
  END IF;
  field := NULL;
  IF NOT risk_acknowledged(p_user) THEN status := 'RISK_NOTICE_REQUIRED'; RETURN; END IF;
  figures := break_figures(p_user, tarn_now());
  IF figures IS NOT NULL THEN status := 'TRADING_BREAK'; RETURN; END IF;
  SELECT CASE WHEN count(*) FILTER (WHERE f.user_id = p_user) >= v_following_max THEN v_following_max
      WHEN count(*) FILTER (WHERE f.leader_id = v_leader) >= v_followers_max THEN v_followers_max END
    INTO v_full FROM following f
    WHERE f.state <> 'STOPPED' AND (f.user_id = p_user OR f.leader_id = v_leader)
      AND (f.user_id, f.leader_id) <> (p_user, v_leader);
  IF v_full IS NOT NULL THEN
    field := 'leaderId';
    status := 'FOLLOW_FULL'; figures := jsonb_build_object('max', v_full); RETURN;
  END IF;
  figures := '{}';
  INSERT INTO following AS f (leader_id, user_id, amount, daily_cap, state)
    VALUES (v_leader, p_user, p_amount, p_daily_cap, 'ACTIVE')
  ON CONFLICT (user_id, leader_id) DO UPDATE SET amount = excluded.amount, daily_cap = excluded.daily_cap,
    state = 'ACTIVE', since = CASE WHEN f.state = 'STOPPED' THEN excluded.since ELSE f.since END;
  status := 'OK';
END $$;
REVOKE ALL ON FUNCTION follow_leader FROM PUBLIC;
GRANT EXECUTE ON FUNCTION follow_leader TO tarn_app;
