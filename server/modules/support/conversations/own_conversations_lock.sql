-- What one person or visitor opens and writes comes one after another. Locks: the person's row, or the visitor
-- (advisory).
-- after: lock_user_row
DROP FUNCTION IF EXISTS own_conversations_lock;
CREATE FUNCTION own_conversations_lock(p_user bigint, p_visitor bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  IF p_user IS NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('visitor/' || encode(p_visitor, 'hex'), 0));
  ELSE
    PERFORM lock_user_row(p_user);
  END IF;
END $$;
REVOKE ALL ON FUNCTION own_conversations_lock FROM PUBLIC;
