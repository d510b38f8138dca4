-- Notes that a member of staff has read a notice of their own, once. Answers whether there was such a notice.
-- Locks: the notice.
DROP FUNCTION IF EXISTS read_staff_notice;
CREATE FUNCTION read_staff_notice(p_staff bigint, p_id bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  UPDATE staff_notice SET read_at = coalesce(read_at, tarn_now()) WHERE id = p_id AND staff_id = p_staff;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION read_staff_notice FROM PUBLIC;
GRANT EXECUTE ON FUNCTION read_staff_notice TO tarn_app;
