-- What is to be sent to people on the old channel and was not yet: the oldest first. From when they confirm it is told
-- as it is now: the day begins with the notice. Locks nothing.
-- after: help_ready_at
DROP FUNCTION IF EXISTS due_help_notices;
CREATE FUNCTION due_help_notices(p_batch int, OUT id bigint, OUT user_id bigint, OUT notice jsonb) RETURNS SETOF record
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT h.id, h.user_id, CASE WHEN h.notice -> 'figures' ? 'until'
    THEN jsonb_set(h.notice, '{figures,until}', to_jsonb(help_ready_at(h))) ELSE h.notice END
  FROM help_request h WHERE h.notice IS NOT NULL AND h.noticed_at IS NULL
  ORDER BY h.id LIMIT p_batch
$$;
REVOKE ALL ON FUNCTION due_help_notices FROM PUBLIC;
GRANT EXECUTE ON FUNCTION due_help_notices TO tarn_app;
