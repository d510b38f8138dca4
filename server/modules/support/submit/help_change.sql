-- The version of the verified data that a request asks for; NULL for other help. Locks nothing.
DROP FUNCTION IF EXISTS help_change;
CREATE FUNCTION help_change(p_request bigint) RETURNS bigint
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT h.change_id FROM help_request h WHERE h.id = p_request
$$;
REVOKE ALL ON FUNCTION help_change FROM PUBLIC;
