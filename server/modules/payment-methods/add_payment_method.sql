-- Adds where a user's money can be paid out to, sealed for the row p_id, which next_payment_method gave. With the
-- kept hash of their fund password, once they proved to know it, it can be paid at once; with NULL after 24 hours.
-- The first one of a user becomes their default. The user is told in the inbox.
-- Answers OK with the id; FUND_PASSWORD_WRONG (changed meanwhile), CARD_EXISTS or PAYMENT_METHODS_FULL without one.
-- The user's own address or account again answers OK with the id it has, and adds nothing; one that still waits is paid
-- at once from then on where the fund password was proven now, and the user is told (freed).
-- Locks: the user's row.
-- after: fund_password_stands, lock_user_row, send_message
DROP FUNCTION IF EXISTS add_payment_method;
CREATE FUNCTION add_payment_method(
  p_id bigint, p_user bigint, p_kind text, p_details text, p_hash bytea, p_masked text, p_currency text,
  p_fund_hash text, p_most int, OUT status text, OUT id bigint, OUT freed boolean
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_now timestamptz;
  v_until timestamptz;
  v_all int;
  v_constraint text;
BEGIN
  freed := false;
  PERFORM lock_user_row(p_user);
  IF p_fund_hash IS NOT NULL AND NOT fund_password_stands(p_user, p_fund_hash) THEN
    status := 'FUND_PASSWORD_WRONG';
    RETURN;
  END IF;
  SELECT 'OK', m.id INTO status, id FROM payment_method m
  WHERE m.user_id = p_user AND m.kind = p_kind AND m.number_hash = p_hash AND m.deleted_at IS NULL
    AND p_kind <> 'BANK_CARD';
  IF FOUND THEN
    IF p_fund_hash IS NULL THEN RETURN; END IF;
    UPDATE payment_method m SET usable_since = tarn_now()
      WHERE m.id = add_payment_method.id AND m.usable_since > tarn_now();
    freed := FOUND;
    IF freed THEN
      PERFORM send_message(p_user, 'PAYMENT_METHOD_ADDED', 'payment-method/' || id,
        jsonb_build_object('target', p_masked));
    END IF;
    RETURN;
  END IF;
  SELECT count(*) INTO v_all FROM payment_method m WHERE m.user_id = p_user AND m.deleted_at IS NULL;
  IF v_all >= p_most THEN
    status := 'PAYMENT_METHODS_FULL';
    RETURN;
  END IF;
  v_now := tarn_now();
  v_until := v_now + interval '24 hours';
  INSERT INTO payment_method (id, user_id, kind, details, number_hash, masked, currency, is_default, created_at,
      usable_since) OVERRIDING SYSTEM VALUE
    VALUES (p_id, p_user, p_kind, p_details, p_hash, p_masked, p_currency, v_all = 0, v_now,
      CASE WHEN p_fund_hash IS NULL THEN v_until ELSE v_now END);
  PERFORM send_message(p_user,
    CASE WHEN p_fund_hash IS NULL THEN 'PAYMENT_METHOD_WAITS' ELSE 'PAYMENT_METHOD_ADDED' END,
    'payment-method/' || p_id, jsonb_strip_nulls(jsonb_build_object('target', p_masked, 'until',
      CASE WHEN p_fund_hash IS NULL THEN to_char(v_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') END)));
  status := 'OK';
  id := p_id;
EXCEPTION WHEN unique_violation THEN
  GET STACKED DIAGNOSTICS v_constraint = CONSTRAINT_NAME;
  IF v_constraint NOT IN ('payment_method_one_card', 'payment_method_once') THEN RAISE; END IF;
  status := 'CARD_EXISTS';
END $$;
REVOKE ALL ON FUNCTION add_payment_method FROM PUBLIC;
GRANT EXECUTE ON FUNCTION add_payment_method TO tarn_app;
