-- Keeps what is in force as it is until the transaction ends, while somebody accepts it. Locks: the texts in force, shared.
DROP FUNCTION IF EXISTS hold_legal;
CREATE FUNCTION hold_legal() RETURNS void
LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  SELECT pg_advisory_xact_lock_shared(hashtextextended('legal.texts', 0))
$$;
REVOKE ALL ON FUNCTION hold_legal FROM PUBLIC;
