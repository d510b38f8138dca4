-- A quote as sealed facts name it: sequence, when, price with eight decimals, link in hexadecimal or -, with a blank
-- between; no row for none. A set without settings of its own, so that it is inlined where it is called: as a value it
-- would be called once for each leaf. Locks nothing.
DROP FUNCTION IF EXISTS quote_texts;
CREATE FUNCTION quote_texts(p_instrument bigint, p_id bigint, p_at timestamptz) RETURNS TABLE (text text)
LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', q.seq, trunc(extract(epoch FROM q.at) * 1000)::bigint,
      q.price::numeric(20, 8), coalesce(encode(q.chain, 'hex'), '-'))
    FROM quote q WHERE q.instrument_id = p_instrument AND q.at = p_at AND q.id = p_id
$$;
REVOKE ALL ON FUNCTION quote_texts FROM PUBLIC;
