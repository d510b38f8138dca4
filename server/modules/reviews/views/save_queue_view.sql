-- Keeps a filter of a queue under a name of this member of staff, in place of one of the same name, with the
-- audit entry. Answers OK and its id, or VIEWS_FULL with the most there may be. Locks: the views of this member.
-- after: audit_write
DROP FUNCTION IF EXISTS save_queue_view;
CREATE FUNCTION save_queue_view(
  p_staff bigint, p_kind text, p_name text, p_filter jsonb, p_source text,
  OUT status text, OUT figures jsonb, OUT id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  c_max constant int := 20;
BEGIN
  status := 'OK';
  figures := '{}';
  PERFORM pg_advisory_xact_lock(hashtextextended('queue.views/' || p_staff, 0));
  IF NOT EXISTS (SELECT FROM queue_view w WHERE w.staff_id = p_staff AND w.kind = p_kind AND w.name = p_name)
      AND (SELECT count(*) FROM queue_view w WHERE w.staff_id = p_staff) >= c_max THEN
    status := 'VIEWS_FULL';
    figures := jsonb_build_object('max', c_max::text);
    RETURN;
  END IF;
  INSERT INTO queue_view AS w (staff_id, kind, name, filter) VALUES (p_staff, p_kind, p_name, p_filter)
    ON CONFLICT ON CONSTRAINT queue_view_named_once DO UPDATE SET filter = EXCLUDED.filter
    RETURNING w.id INTO id;
  PERFORM audit_write('staff/' || p_staff, 'queueView.save', 'queueView/' || id, NULL,
    jsonb_build_object('name', p_name, 'filter', p_filter), NULL, p_source);
END $$;
REVOKE ALL ON FUNCTION save_queue_view FROM PUBLIC;
GRANT EXECUTE ON FUNCTION save_queue_view TO tarn_app;
