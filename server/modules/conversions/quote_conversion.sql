-- Locks a rate for some seconds (setting): what p_give (minor units of what is given) comes to. Moves nothing.
-- Answers OK with the quote's id, or COIN_NOT_FOUND, QUOTE_STALE or AMOUNT_INVALID (it would come to nothing,
-- or to more than any purse holds), or TURNOVER_LOW with its figures (it would reach into bonuses). Of a user's unused quotes the ten newest stay: screens ask for a rate again and
-- again, and however often one asks, no more is kept. Locks those that go, and passes over what is being converted.
-- after: coin_worth, conversion_result, conversion_tied, setting_number
DROP FUNCTION IF EXISTS quote_conversion;
CREATE FUNCTION quote_conversion(p_user bigint, p_to_coin boolean, p_coin text, p_give bigint,
  OUT status text, OUT id bigint, OUT figures jsonb) RETURNS record
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_worth record;
  v_spread int := setting_number('conversionSpreadBp');
  v_get bigint;
BEGIN
  SELECT * INTO v_worth FROM coin_worth(p_coin);
  IF NOT FOUND THEN status := 'COIN_NOT_FOUND'; RETURN; END IF;
  IF v_worth.mid IS NULL THEN status := 'QUOTE_STALE'; RETURN; END IF;
  v_get := conversion_result(p_to_coin, p_give, v_worth.mid, v_spread, v_worth.scale);
  IF p_give <= 0 OR coalesce(v_get, 0) = 0 THEN status := 'AMOUNT_INVALID'; RETURN; END IF;
  figures := CASE WHEN p_to_coin THEN conversion_tied(p_user, p_give) END;
  IF figures IS NOT NULL THEN status := 'TURNOVER_LOW'; RETURN; END IF;
  INSERT INTO conversion AS c (user_id, to_coin, coin, cash, coins, rate, spread_bp, dollar_quote_id,
      coin_quote_id, expires_at)
    VALUES (p_user, p_to_coin, p_coin, CASE WHEN p_to_coin THEN p_give ELSE v_get END,
      CASE WHEN p_to_coin THEN v_get ELSE p_give END,
      trim_scale(v_worth.mid * (10000 + CASE WHEN p_to_coin THEN v_spread ELSE -v_spread END) / 10000), v_spread,
      v_worth.dollar_quote_id, v_worth.coin_quote_id,
      tarn_now() + make_interval(secs => setting_number('conversionSeconds')))
    RETURNING c.id INTO id;
  DELETE FROM conversion c WHERE c.id IN (SELECT o.id FROM conversion o
    WHERE o.user_id = p_user AND o.converted_at IS NULL ORDER BY o.id DESC OFFSET 10 FOR UPDATE SKIP LOCKED);
  status := 'OK';
END $$;
REVOKE ALL ON FUNCTION quote_conversion FROM PUBLIC;
GRANT EXECUTE ON FUNCTION quote_conversion TO tarn_app;
