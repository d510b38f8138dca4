-- Notes that the file of a picture is gone, after its hash was kept. Calling it again changes nothing. Locks: the
-- removal.
DROP FUNCTION IF EXISTS finish_removal;
CREATE FUNCTION finish_removal(p_upload bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  UPDATE document_removal SET removed_at = tarn_now() WHERE upload_id = p_upload AND removed_at IS NULL
$$;
REVOKE ALL ON FUNCTION finish_removal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION finish_removal TO tarn_app;
