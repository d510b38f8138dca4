-- Tells every administrator of something, the one who did it too. For functions of the owner, in the transaction
-- of what it tells of. Locks nothing.
DROP FUNCTION IF EXISTS notify_administrators;
CREATE FUNCTION notify_administrators(p_kind text, p_subject text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  INSERT INTO staff_notice (staff_id, kind, subject)
  SELECT s.id, p_kind, p_subject FROM staff s WHERE s.role = 'ADMIN' ORDER BY s.id
$$;
REVOKE ALL ON FUNCTION notify_administrators FROM PUBLIC;
