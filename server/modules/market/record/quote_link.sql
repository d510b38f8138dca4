-- The link of a quote: SHA-256 over the 32 bytes of the link before it (zeros for the first), and then this text in
-- UTF-8, each part ended by a line feed: quote/1; the instrument's number; the sequence; when it was recorded, in
-- milliseconds since 1970 UTC; the price with eight decimals; the provider's time alike, or -; the feed.
DROP FUNCTION IF EXISTS quote_link;
CREATE FUNCTION quote_link(
  p_before bytea, p_instrument bigint, p_seq bigint, p_at timestamptz, p_price numeric, p_provider_at timestamptz,
  p_feed text
) RETURNS bytea LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  SELECT sha256(coalesce(p_before, decode(repeat('00', 32), 'hex')) || convert_to(concat_ws(E'\n', 'quote/1',
    p_instrument, p_seq, trunc(extract(epoch FROM p_at) * 1000)::bigint, p_price::numeric(20, 8),
    coalesce(trunc(extract(epoch FROM p_provider_at) * 1000)::bigint::text, '-'), p_feed) || E'\n', 'UTF8'))
$$;
REVOKE ALL ON FUNCTION quote_link FROM PUBLIC;
