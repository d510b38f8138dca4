-- Whether two sessions were opened on one device: by what the browser calls itself where either said so, and else by
-- browser and system, which whoever asks can write as they please. Locks nothing.
DROP FUNCTION IF EXISTS same_device;
CREATE FUNCTION same_device(one user_session, other user_session) RETURNS boolean
LANGUAGE sql IMMUTABLE SET search_path = tarn, pg_temp AS $$
  SELECT one.device_hash IS NOT DISTINCT FROM other.device_hash
    AND (one.device_hash IS NOT NULL OR one.device IS NOT DISTINCT FROM other.device)
$$;
REVOKE ALL ON FUNCTION same_device FROM PUBLIC;
