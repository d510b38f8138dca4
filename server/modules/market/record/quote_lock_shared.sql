-- Holds back the next quote of an instrument until this transaction ends: whoever reads a quote to
-- open or settle by it takes this first, so that no earlier quote can still arrive.
-- Locks: the instrument's quote lock, shared; record_quotes takes it alone, by ascending id.
-- What is beyond an int is no instrument of ours; it locks nothing that anybody asks for.
-- Without settings of its own, so that it is inlined where it is called.
DROP FUNCTION IF EXISTS quote_lock_shared;
CREATE FUNCTION quote_lock_shared(p_instrument bigint) RETURNS void
LANGUAGE sql AS $$
  SELECT pg_catalog.pg_advisory_xact_lock_shared(pg_catalog.hashtext('quote'), (p_instrument & 2147483647)::int)
$$;
REVOKE ALL ON FUNCTION quote_lock_shared FROM PUBLIC;
