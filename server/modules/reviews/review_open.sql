-- Puts a request of a kind before staff, promised within p_hours. p_asked: the amount asked for, minor units,
-- NULL where it is not about money. For the function that writes the request.
-- after: review_open_until
DROP FUNCTION IF EXISTS review_open;
CREATE FUNCTION review_open(p_kind text, p_subject bigint, p_user bigint, p_hours int, p_asked bigint)
RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT review_open_until(p_kind, p_subject, p_user, tarn_now() + make_interval(hours => p_hours), p_asked)
$$;
REVOKE ALL ON FUNCTION review_open FROM PUBLIC;
