-- Whether this connection is now the one that records quotes, or was already; the lock lives as long as the
-- connection. For the feed's role, which may take no lock of its own choosing.
-- Locks: the advisory lock `feed`, for the session.
DROP FUNCTION IF EXISTS take_feed_lock;
CREATE FUNCTION take_feed_lock() RETURNS boolean
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT pg_try_advisory_lock(hashtextextended('feed', 0))
$$;
REVOKE ALL ON FUNCTION take_feed_lock FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_feed_lock TO tarn_feed;
