-- Stars instruments for a user: all of them or none. What is starred already stays as it is. The stars
-- of one user are counted one call after another.
-- Answers whether there was room; one that does not exist breaks favourite_instrument_id_fkey.
-- after: lock_user_row
DROP FUNCTION IF EXISTS add_favourites;
CREATE FUNCTION add_favourites(p_user bigint, p_instruments bigint[], p_most int) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_all bigint;
BEGIN
  PERFORM lock_user_row(p_user);
  SELECT count(*) INTO v_all FROM (
    SELECT f.instrument_id FROM favourite f WHERE f.user_id = p_user
    UNION SELECT unnest(p_instruments)) AS together;
  IF v_all > p_most THEN
    RETURN false;
  END IF;
  INSERT INTO favourite (user_id, instrument_id)
  SELECT p_user, asked.id FROM unnest(p_instruments) AS asked (id)
  ON CONFLICT DO NOTHING;
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION add_favourites FROM PUBLIC;
GRANT EXECUTE ON FUNCTION add_favourites TO tarn_app;
