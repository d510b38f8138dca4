-- The rule that titles and texts of a broadcast break in any language: what staff never ask for. NULL where there is
-- none. Locks nothing.
-- after: forbidden_ask, plain_of_html
DROP FUNCTION IF EXISTS broadcast_ask;
CREATE FUNCTION broadcast_ask(p_titles jsonb, p_bodies jsonb) RETURNS text
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT f.rule FROM (
    SELECT forbidden_ask(t.value) AS rule FROM jsonb_each_text(p_titles) t
    UNION ALL SELECT forbidden_ask(plain_of_html(b.value)) FROM jsonb_each_text(p_bodies) b) f
  WHERE f.rule IS NOT NULL LIMIT 1
$$;
REVOKE ALL ON FUNCTION broadcast_ask FROM PUBLIC;
