-- Counts that somebody of the staff wrote what staff never ask for, by its rule and the platform's day. Locks: that count.
-- after: platform_day
DROP FUNCTION IF EXISTS count_ask_refusal;
CREATE FUNCTION count_ask_refusal(p_staff bigint, p_rule text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  INSERT INTO ask_refusal AS a (staff_id, rule, day) VALUES (p_staff, p_rule, platform_day(tarn_now()))
    ON CONFLICT (staff_id, rule, day) DO UPDATE SET count = a.count + 1
$$;
REVOKE ALL ON FUNCTION count_ask_refusal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION count_ask_refusal TO tarn_app;
