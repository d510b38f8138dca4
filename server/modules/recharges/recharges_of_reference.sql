-- Recharges that were approved with this reference of a payment, however it is written. A reference that a
-- second person has still to name is not found. Locks nothing.
DROP FUNCTION IF EXISTS recharges_of_reference;
CREATE FUNCTION recharges_of_reference(p_reference text) RETURNS SETOF bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT q.id FROM recharge r JOIN recharge_request q ON q.id = r.id AND q.bank_reference IS NOT NULL
  WHERE upper(normalize(r.bank_reference, NFKC)) = upper(normalize(p_reference, NFKC))
$$;
REVOKE ALL ON FUNCTION recharges_of_reference FROM PUBLIC;
GRANT EXECUTE ON FUNCTION recharges_of_reference TO tarn_app;
