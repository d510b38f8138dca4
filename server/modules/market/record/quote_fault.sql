-- Why a tick cannot be recorded as a quote; null when it can. p_last is the instrument's newest
-- recorded quote, or null. Provider times decide only whether a quote is accepted, never its place.
-- SPIKE: further than the instrument's sanity band away from a quote of the last day; after a longer pause there is nothing
-- recent to compare with, and the market may truly have moved.
DROP FUNCTION IF EXISTS quote_fault;
CREATE FUNCTION quote_fault(
  p_price text, p_provider_at timestamptz, p_instrument instrument, p_last instrument_quote,
  p_now timestamptz
) RETURNS text LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  SELECT CASE
    WHEN (p_instrument).id IS NULL THEN 'UNKNOWN_INSTRUMENT'
    WHEN p_price IS NULL OR p_price !~ '^\d{1,12}(\.\d{1,20})?$' THEN 'PRICE_INVALID'
    WHEN p_price::numeric = 0 THEN 'PRICE_INVALID'
    WHEN scale(trim_scale(p_price::numeric)) > (p_instrument).decimals THEN 'PRICE_TOO_FINE'
    WHEN p_provider_at > p_now + interval '5 seconds' THEN 'FUTURE'
    -- This provider names the minute of a price, by its beginning: the price may be of that minute's last moment.
    WHEN p_provider_at < p_now - make_interval(secs => (p_instrument).stale_after_ms / 1000.0)
      - CASE (p_instrument).feed WHEN 'twelvedata' THEN interval '1 minute' ELSE interval '0' END THEN 'STALE'
    -- What another feed quoted says nothing about this one's prices or times.
    WHEN (p_last).at <= (p_instrument).feed_since THEN NULL
    WHEN p_provider_at < (p_last).provider_at THEN 'OUT_OF_ORDER'
    WHEN p_provider_at = (p_last).provider_at AND p_price::numeric = (p_last).price
      THEN 'DUPLICATE'
    WHEN (p_last).at > p_now - interval '1 day'
      AND abs(p_price::numeric - (p_last).price) * 10000
        > (p_last).price * (p_instrument).sanity_bp THEN 'SPIKE'
  END
$$;
REVOKE ALL ON FUNCTION quote_fault FROM PUBLIC;
