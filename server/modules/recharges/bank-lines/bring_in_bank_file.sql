-- Brings a bank's file in: the file, those of its lines that are not known yet, and the audit entry with its
-- hash, or nothing. By an administrator who is signed in; raises otherwise. p_lines: a list of at most 20,000
-- {place, booked_on, amount (hundredths of the currency), currency, payer_name, payer_account, remittance,
-- reference}; keyed_bank_lines says when one is known.
-- Answers OK and the file's id, BANK_FILE_KNOWN, or CHANNEL_NOT_FOUND. Locks: the channel; the audit chain.
-- after: audit_write, staff_is_admin, keyed_bank_lines
DROP FUNCTION IF EXISTS bring_in_bank_file;
CREATE FUNCTION bring_in_bank_file(
  p_staff bigint, p_channel bigint, p_format text, p_name text, p_sha256 bytea, p_lines jsonb, p_source text,
  OUT status text, OUT figures jsonb, OUT brought bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_new int;
  v_all int := jsonb_array_length(p_lines);
BEGIN
  figures := '{}';
  IF NOT staff_is_admin(p_staff) THEN
    RAISE EXCEPTION 'staff/% is no administrator', p_staff USING ERRCODE = 'insufficient_privilege';
  END IF;
  -- Files of one channel come one after another: each sees the lines of all before it.
  PERFORM FROM recharge_channel c WHERE c.id = p_channel FOR NO KEY UPDATE;
  IF NOT FOUND THEN status := 'CHANNEL_NOT_FOUND'; RETURN; END IF;
  IF EXISTS (SELECT FROM bank_file f WHERE f.channel_id = p_channel AND f.sha256 = p_sha256) THEN
    status := 'BANK_FILE_KNOWN'; RETURN;
  END IF;
  SELECT count(DISTINCT g.line_key) INTO v_new FROM keyed_bank_lines(p_lines) g WHERE NOT EXISTS (
    SELECT FROM bank_line l WHERE l.channel_id = p_channel AND l.line_key = g.line_key);
  INSERT INTO bank_file (channel_id, format, name, sha256, staff_id, line_count, known_count)
    VALUES (p_channel, p_format, p_name, p_sha256, p_staff, v_all, v_all - v_new) RETURNING id INTO brought;
  INSERT INTO bank_line (file_id, channel_id, place, booked_on, amount, currency, payer_name, payer_account,
      remittance, reference, line_key)
    SELECT brought, p_channel, g.place, g.booked_on, g.amount, g.currency, g.payer_name,
      g.payer_account, g.remittance,
      coalesce(g.reference, 'LINE-' || upper(left(encode(g.line_key, 'hex'), 16))), g.line_key
    FROM keyed_bank_lines(p_lines) g ORDER BY g.place
    ON CONFLICT ON CONSTRAINT bank_line_once DO NOTHING;
  PERFORM audit_write('staff/' || p_staff, 'bank-file.import', 'bank-file/' || brought, NULL,
    jsonb_build_object('channel', p_channel::text, 'format', p_format, 'name', p_name, 'lines', v_all,
      'known', v_all - v_new, 'sha256', encode(p_sha256, 'hex')), NULL, p_source);
  status := 'OK';
END $$;
REVOKE ALL ON FUNCTION bring_in_bank_file FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bring_in_bank_file TO tarn_app;
