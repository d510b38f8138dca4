-- Waits until no recorder of this instrument is under way, then lets go: quotes it wrote are visible to
-- the next statement, and every later one is stamped after this moment. For settlers, whose long sets
-- would otherwise keep the recorder waiting.
-- Locks: the same key as quote_lock_shared.
DROP FUNCTION IF EXISTS quote_wait;
CREATE FUNCTION quote_wait(p_instrument bigint) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  PERFORM pg_advisory_lock_shared(hashtext('quote'), p_instrument::int);
  PERFORM pg_advisory_unlock_shared(hashtext('quote'), p_instrument::int);
END $$;
REVOKE ALL ON FUNCTION quote_wait FROM PUBLIC;
