-- Whether two references name one payment, as the unique index of references compares them. Locks nothing.
DROP FUNCTION IF EXISTS same_reference;
CREATE FUNCTION same_reference(p_one text, p_other text) RETURNS boolean
LANGUAGE sql IMMUTABLE SET search_path = tarn, pg_temp AS $$
  SELECT upper(normalize(p_one, NFKC)) = upper(normalize(p_other, NFKC))
$$;
REVOKE ALL ON FUNCTION same_reference FROM PUBLIC;
