-- Lets a bank line serve a request that was found to rest on it just now: the caller has locked its review.
-- Where the request has a line, or the finding was not kept, nothing changes. The index
-- recharge_bank_line refuses a line that serves another. Locks: the request. For functions of the owner.
DROP FUNCTION IF EXISTS claim_bank_line;
CREATE FUNCTION claim_bank_line(p_recharge bigint, p_line bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  UPDATE recharge r SET bank_line_id = p_line FROM bank_line l
  WHERE r.id = p_recharge AND r.bank_line_id IS NULL AND l.id = p_line
    AND upper(normalize(r.bank_reference, NFKC)) = upper(normalize(l.reference, NFKC))
$$;
REVOKE ALL ON FUNCTION claim_bank_line FROM PUBLIC;
