-- The Merkle root of leaf hashes in their order, as RFC 6962 says it: two are hashed after a byte 01, one that has no
-- neighbour goes up as it is, of none it is the hash of nothing. Pure.
DROP FUNCTION IF EXISTS merkle_root;
CREATE FUNCTION merkle_root(p_hashes bytea[]) RETURNS bytea
LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog AS $$
DECLARE
  v_level bytea[] := p_hashes;
BEGIN
  IF coalesce(cardinality(p_hashes), 0) = 0 THEN RETURN sha256(''); END IF;
  WHILE cardinality(v_level) > 1 LOOP
    SELECT array_agg(CASE WHEN p.two IS NULL THEN p.one ELSE sha256('\x01'::bytea || p.one || p.two) END ORDER BY p.n)
      INTO v_level
      FROM (SELECT h.n, h.hash AS one, lead(h.hash) OVER (ORDER BY h.n) AS two
        FROM unnest(v_level) WITH ORDINALITY h (hash, n)) p
      WHERE p.n % 2 = 1;
  END LOOP;
  RETURN v_level[1];
END $$;
REVOKE ALL ON FUNCTION merkle_root FROM PUBLIC;
