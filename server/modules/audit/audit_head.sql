-- The newest entry of the audit chain: its number and its hash; 0 and 32 zeros where there is none. Locks nothing.
DROP FUNCTION IF EXISTS audit_head;
CREATE FUNCTION audit_head(OUT seq bigint, OUT hash bytea)
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT coalesce(max(e.seq), 0), coalesce((array_agg(e.hash))[1], decode(repeat('00', 32), 'hex'))
  FROM (SELECT a.seq, a.hash FROM audit_entry a ORDER BY a.seq DESC LIMIT 1) e
$$;
REVOKE ALL ON FUNCTION audit_head FROM PUBLIC;
