-- Keeps a one-time code (its keyed hash) for p_seconds, at most five minutes, and makes every earlier one of
-- this target and scene useless. The clock is read once: the bound on its life is that of one instant.
-- Raises when one was kept less than a minute ago (one_time_code_pause).
DROP FUNCTION IF EXISTS store_code;
CREATE FUNCTION store_code(p_target text, p_scene text, p_hash bytea, p_seconds int) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  INSERT INTO one_time_code (target, scene, code_hash, created_at, expires_at)
  SELECT p_target, p_scene, p_hash, clock.at, clock.at + make_interval(secs => p_seconds)
  FROM (SELECT tarn_now() AS at OFFSET 0) AS clock
$$;
REVOKE ALL ON FUNCTION store_code FROM PUBLIC;
GRANT EXECUTE ON FUNCTION store_code TO tarn_app;
