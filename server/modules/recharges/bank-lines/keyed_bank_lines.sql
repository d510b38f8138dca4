-- Lines as they were sent in, each with the key by which it is known again. With a reference of the bank that
-- is the reference and the amount. Without one, equal lines of one file count by their order: the second of
-- two is the second in every file that has both. Locks nothing. For functions of the owner.
DROP FUNCTION IF EXISTS keyed_bank_lines;
CREATE FUNCTION keyed_bank_lines(p_lines jsonb) RETURNS TABLE (
  place int, booked_on date, amount bigint, currency text, payer_name text, payer_account text,
  remittance text, reference text, line_key bytea
) LANGUAGE sql IMMUTABLE SET search_path = tarn, pg_temp AS $$
  SELECT g.place, g.booked_on, g.amount, g.currency, g.payer_name, g.payer_account, g.remittance, g.reference,
    sha256(convert_to(CASE WHEN g.reference IS NOT NULL
      THEN jsonb_build_array('bank', upper(normalize(g.reference, NFKC)), g.amount, g.currency)
      ELSE jsonb_build_array('order', g.booked_on, g.amount, g.currency, g.payer_name, g.payer_account,
        g.remittance, row_number() OVER (PARTITION BY g.reference, g.booked_on, g.amount, g.currency,
          g.payer_name, g.payer_account, g.remittance ORDER BY g.place)) END::text, 'UTF8'))
  FROM jsonb_to_recordset(p_lines) AS g (place int, booked_on date, amount bigint, currency text,
    payer_name text, payer_account text, remittance text, reference text)
$$;
REVOKE ALL ON FUNCTION keyed_bank_lines FROM PUBLIC;
