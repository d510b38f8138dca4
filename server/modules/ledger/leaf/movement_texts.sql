-- What is sealed of movements, as text: movement/1; number; kind; key; when, in milliseconds since 1970 UTC; how many
-- legs; then each leg in its order: account, amount in minor units, the purse after it or -. Each part is ended by
-- a line feed. Locks nothing.
DROP FUNCTION IF EXISTS movement_texts;
CREATE FUNCTION movement_texts(p_movements bigint[]) RETURNS TABLE (id bigint, kind text, key text, text text)
LANGUAGE sql STABLE SET search_path = tarn, pg_temp SET enable_seqscan = off AS $$
  SELECT m.id, m.kind, m.key, concat_ws(E'\n', 'movement/1', m.id, m.kind, m.key,
    trunc(extract(epoch FROM m.created_at) * 1000)::bigint, l.count, l.lines)
  FROM unnest(p_movements) asked JOIN ledger_movement m ON m.id = asked CROSS JOIN LATERAL (
    SELECT count(*) AS count, string_agg(concat(a.address, ' ', p.amount, ' ', coalesce(p.balance_after::text, '-'),
      E'\n'), '' ORDER BY p.position) AS lines
    FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id WHERE p.movement_id = m.id) l
$$;
REVOKE ALL ON FUNCTION movement_texts FROM PUBLIC;
