-- Every condition of a withdrawal that is not met, in the order in which submitting answers them: each a code of
-- the catalogue with its figures, amounts in minor units. p_method: a target of the user; without one p_missing is
-- what is bound first. p_amount: minor units of USD, NULL for the least a request may be. p_fund_hash: what the
-- fund password was proven by, NULL to ask only whether there is one. Locks nothing: who submits has locked the
-- user and the target.
-- after: withdraw_policy_now, withdrawn_today, is_verified, fund_password_refusal, payout_target, dollars_a_coin, coin_of_kind, available_of, open_turnover
DROP FUNCTION IF EXISTS withdrawal_unmet;
CREATE FUNCTION withdrawal_unmet(
  p_user bigint, p_method bigint, p_missing text, p_amount bigint, p_fund_hash text
) RETURNS TABLE (code text, figures jsonb)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  p withdraw_policy := withdraw_policy_now();
  v_local time := (tarn_now() AT TIME ZONE p.zone)::time;
  v_open boolean := CASE WHEN p.opens < p.closes THEN v_local >= p.opens AND v_local < p.closes
    ELSE v_local >= p.opens OR v_local < p.closes END;
  v_amount bigint := coalesce(p_amount, p.min);
  v_today record := withdrawn_today(p_user);
  v_available bigint := available_of(p_user);
  v_tied record := open_turnover(p_user);
  v_fund text := fund_password_refusal(p_user, p_fund_hash);
  t record;
BEGIN
  SELECT * INTO t FROM payout_target(p_user, p_method);
  RETURN QUERY SELECT c.code, coalesce(c.figures, '{}') FROM (VALUES
    (1, NOT is_verified(p_user), 'REAL_NAME_REQUIRED', NULL::jsonb),
    (2, NOT v_open, 'WITHDRAW_TIME', jsonb_build_object('start', to_char(p.opens, 'HH24:MI'),
      'end', to_char(p.closes, 'HH24:MI'), 'zone', p.zone)),
    (3, p_method IS NULL, coalesce(p_missing, 'BIND_CARD_FIRST'), NULL),
    (4, p_method IS NOT NULL AND t.id IS NULL, 'TARGET_NOT_FOUND', NULL),
    (5, t.usable_since > tarn_now(), 'TARGET_WAITS', jsonb_build_object('until',
      to_char(t.usable_since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))),
    (6, v_fund IS NOT NULL, v_fund, NULL),
    (7, v_amount < p.min, 'WITHDRAW_MIN', jsonb_build_object('min', p.min)),
    (8, v_amount > p.max, 'WITHDRAW_MAX', jsonb_build_object('max', p.max)),
    (9, v_today.count >= p.day_count, 'WITHDRAW_COUNT', jsonb_build_object('count', p.day_count)),
    (10, v_today.sum + v_amount > p.day_max, 'WITHDRAW_DAY_SUM', jsonb_build_object('max', p.day_max,
      'left', greatest(p.day_max - v_today.sum, 0))),
    (11, coin_of_kind(t.kind) IS NOT NULL
      AND NOT coalesce((SELECT d.fresh FROM dollars_a_coin(coin_of_kind(t.kind)) d), false), 'QUOTE_STALE', NULL),
    (12, v_available < v_amount, 'BALANCE_TOO_LOW', NULL),
    -- Only where it reaches into what is left of bonuses: deposits, winnings and principal never.
    (13, v_tied.held > 0 AND v_available - v_tied.held < v_amount, 'TURNOVER_LOW', jsonb_build_object(
      'withdrawable', greatest(v_available - v_tied.held, 0), 'required', v_tied.required,
      'done', v_tied.done, 'left', v_tied.remaining))
  ) AS c (place, unmet, code, figures) WHERE c.unmet ORDER BY c.place;
END $$;
REVOKE ALL ON FUNCTION withdrawal_unmet FROM PUBLIC;
GRANT EXECUTE ON FUNCTION withdrawal_unmet TO tarn_app;
