-- The help request with this number in a queue; NULL when there is none. Locks nothing.
-- after: help_queue_of
DROP FUNCTION IF EXISTS help_called;
CREATE FUNCTION help_called(p_queue text, p_number text) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT h.id FROM help_request h WHERE h.number = p_number AND help_queue_of(h.kind) = p_queue
$$;
REVOKE ALL ON FUNCTION help_called FROM PUBLIC;
GRANT EXECUTE ON FUNCTION help_called TO tarn_app;
