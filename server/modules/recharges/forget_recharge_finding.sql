-- Forgets what was found about a recharge that is not credited: its reference and its
-- bank line serve another request again.
-- For functions of the owner, who have locked the review.
-- after: free_bank_reference
DROP FUNCTION IF EXISTS forget_recharge_finding;
CREATE FUNCTION forget_recharge_finding(p_recharge bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT free_bank_reference('recharge/' || r.id) FROM recharge r
  WHERE r.id = p_recharge AND r.credited IS NULL AND r.bank_reference IS NOT NULL;
  UPDATE recharge SET bank_reference = NULL, approved_amount = NULL, bank_line_id = NULL
  WHERE id = p_recharge AND credited IS NULL AND bank_reference IS NOT NULL
$$;
REVOKE ALL ON FUNCTION forget_recharge_finding FROM PUBLIC;
