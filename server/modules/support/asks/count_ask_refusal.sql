-- Counts that somebody of the staff wrote what staff never ask for, by its rule. Locks: that count.
DROP FUNCTION IF EXISTS count_ask_refusal;
CREATE FUNCTION count_ask_refusal(p_staff bigint, p_rule text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  INSERT INTO ask_refusal AS a (staff_id, rule) VALUES (p_staff, p_rule)
    ON CONFLICT (staff_id, rule) DO UPDATE SET count = a.count + 1, last_at = tarn_now()
$$;
REVOKE ALL ON FUNCTION count_ask_refusal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION count_ask_refusal TO tarn_app;
