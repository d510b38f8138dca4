-- Approves a request that this member of staff holds by a line of the bank: the line's reference and amount
-- are what was found. p_reference and p_amount (minor units of USD) are what the person saw, NULL or empty for
-- whatever the line says. Answers as approve_recharge; also BANK_LINE_NOT_FOUND for a line of another channel
-- or currency, BANK_LINE_DIFFERS when the line says something else, BANK_LINE_USED.
-- Locks: as approve_recharge; then the request.
-- after: approve_recharge, claim_bank_line
DROP FUNCTION IF EXISTS approve_by_bank_line;
CREATE FUNCTION approve_by_bank_line(
  p_staff bigint, p_recharge bigint, p_version int, p_line bigint, p_reference text, p_amount bigint,
  p_reason text, p_source text, OUT status text, OUT figures jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  l bank_line;
  v_reference text := upper(normalize(btrim(coalesce(p_reference, '')), NFKC));
BEGIN
  figures := '{}';
  SELECT b.* INTO l FROM bank_line b JOIN recharge r ON r.channel_id = b.channel_id
    WHERE b.id = p_line AND r.id = p_recharge AND b.currency = 'USD';
  IF NOT FOUND THEN status := 'BANK_LINE_NOT_FOUND'; RETURN; END IF;
  IF v_reference NOT IN ('', upper(normalize(l.reference, NFKC))) OR p_amount <> l.amount THEN
    status := 'BANK_LINE_DIFFERS'; RETURN;
  END IF;
  SELECT a.status, a.figures INTO status, figures FROM approve_recharge(p_staff, p_recharge, p_version,
    l.reference, l.amount, p_reason, p_source) a;
  IF status = 'OK' THEN
    PERFORM claim_bank_line(p_recharge, p_line);
  ELSIF status = 'REFERENCE_USED' THEN
    -- A line has a reference of its own: whoever used it used the line.
    status := 'BANK_LINE_USED';
  END IF;
END $$;
REVOKE ALL ON FUNCTION approve_by_bank_line FROM PUBLIC;
GRANT EXECUTE ON FUNCTION approve_by_bank_line TO tarn_app;
