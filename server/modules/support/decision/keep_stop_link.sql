-- Keeps the SHA-256 of the link that goes out with the notice of an approval, before it is sent; a newer one replaces
-- it. Nothing but a request that waits for its user has one. Locks: the request.
DROP FUNCTION IF EXISTS keep_stop_link;
CREATE FUNCTION keep_stop_link(p_request bigint, p_hash bytea) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  UPDATE help_request h SET stop_hash = p_hash
  WHERE h.id = p_request AND h.ready_at IS NOT NULL AND h.noticed_at IS NULL AND h.closed_at IS NULL
$$;
REVOKE ALL ON FUNCTION keep_stop_link FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keep_stop_link TO tarn_app;
