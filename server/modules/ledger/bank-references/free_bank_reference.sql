-- Lets the payment that something was found to rest on serve another again. For functions of the owner.
DROP FUNCTION IF EXISTS free_bank_reference;
CREATE FUNCTION free_bank_reference(p_subject text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  DELETE FROM bank_reference b WHERE b.subject = p_subject
$$;
REVOKE ALL ON FUNCTION free_bank_reference FROM PUBLIC;
