-- The rule that titles and texts of a broadcast break in any language, and which of them breaks it, as `texts.de.body`:
-- what staff never ask for. Both NULL where there is none. Locks nothing.
-- after: forbidden_ask, plain_of_html
DROP FUNCTION IF EXISTS broadcast_ask;
CREATE FUNCTION broadcast_ask(p_titles jsonb, p_bodies jsonb, OUT rule text, OUT field text)
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT f.rule, f.field FROM (
    SELECT forbidden_ask(t.value) AS rule, 'texts.' || t.key || '.title' AS field FROM jsonb_each_text(p_titles) t
    UNION ALL
    SELECT forbidden_ask(plain_of_html(b.value)), 'texts.' || b.key || '.body' FROM jsonb_each_text(p_bodies) b) f
  WHERE f.rule IS NOT NULL LIMIT 1
$$;
REVOKE ALL ON FUNCTION broadcast_ask FROM PUBLIC;
