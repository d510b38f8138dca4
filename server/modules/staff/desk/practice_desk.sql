-- The practice world's member of staff without a password, whom a job runs; NULL where there is none, as
-- in live mode. Locks nothing.
DROP FUNCTION IF EXISTS practice_desk;
CREATE FUNCTION practice_desk() RETURNS bigint
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT s.id FROM staff s WHERE s.practice_desk
$$;
REVOKE ALL ON FUNCTION practice_desk FROM PUBLIC;
