-- Whose holding this is, and how people call it; NULL where there is none. Locks nothing.
DROP FUNCTION IF EXISTS holding_owner;
CREATE FUNCTION holding_owner(p_holding bigint, OUT user_id bigint, OUT number text)
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT h.user_id, h.number FROM yield_holding h WHERE h.id = p_holding
$$;
REVOKE ALL ON FUNCTION holding_owner FROM PUBLIC;
