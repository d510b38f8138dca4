-- What is offered on an instrument, as its versions and the audit log keep it: a line for each duration, payout / fee /
-- stake in USD. Locks nothing.
DROP FUNCTION IF EXISTS terms_lines;
CREATE FUNCTION terms_lines(p_instrument bigint) RETURNS jsonb
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('label', t.duration_seconds || ' s', 'value', concat(
      to_char(t.payout_bp / 100.0, 'FM990.00'), ' % / ', to_char(t.fee_bp / 100.0, 'FM990.00'), ' % / ',
      to_char(t.stake_min / 100.0, 'FM9999999990.00'), '–', to_char(t.stake_max / 100.0, 'FM9999999990.00'), ' USD'))
    ORDER BY t.duration_seconds), '[]')
  FROM terms t WHERE t.instrument_id = p_instrument
$$;
REVOKE ALL ON FUNCTION terms_lines FROM PUBLIC;
