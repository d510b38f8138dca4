-- SHA-256 of a contract's frozen terms in their canonical form, which is published.
-- Without settings of its own, so that it is inlined.
DROP FUNCTION IF EXISTS order_terms_hash;
CREATE FUNCTION order_terms_hash(
  p_symbol text, p_direction text, p_seconds int, p_payout_bp int, p_fee_bp int, p_stale_after_ms int
) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to(concat_ws('|', 'tarn-terms-1', p_symbol, p_direction, p_seconds, p_payout_bp, p_fee_bp,
    p_stale_after_ms), 'UTF8'))
$$;
REVOKE ALL ON FUNCTION order_terms_hash FROM PUBLIC;
