-- Whether the payment with this reference serves something already, however it is written. Locks nothing: who takes it
-- asks claim_bank_reference. For functions of the owner.
DROP FUNCTION IF EXISTS bank_reference_used;
CREATE FUNCTION bank_reference_used(p_reference text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT EXISTS (SELECT FROM bank_reference b WHERE b.reference = upper(normalize(p_reference, NFKC)))
$$;
REVOKE ALL ON FUNCTION bank_reference_used FROM PUBLIC;
