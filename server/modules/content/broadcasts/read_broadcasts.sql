-- Notes that a user has read one broadcast that is meant for them, or all of them (p_id NULL), once. Answers whether
-- p_id is one of them. Locks nothing that another waits for.
-- after: broadcasts_for
DROP FUNCTION IF EXISTS read_broadcasts;
CREATE FUNCTION read_broadcasts(p_user bigint, p_id bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  INSERT INTO broadcast_read (user_id, broadcast_id)
    SELECT p_user, f.id FROM broadcasts_for(p_user, p_id, NULL, NULL) f WHERE f.read_at IS NULL
    ON CONFLICT DO NOTHING;
  RETURN p_id IS NULL OR EXISTS (SELECT FROM broadcasts_for(p_user, p_id, NULL, 1));
END $$;
REVOKE ALL ON FUNCTION read_broadcasts FROM PUBLIC;
GRANT EXECUTE ON FUNCTION read_broadcasts TO tarn_app;
