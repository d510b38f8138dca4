-- Whether this member of staff had an earlier report of the same order in hand: a second look is somebody else's.
-- Locks nothing.
-- after: review_handled
DROP FUNCTION IF EXISTS dispute_handled;
CREATE FUNCTION dispute_handled(p_staff bigint, p_dispute bigint) RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT EXISTS (SELECT FROM dispute d JOIN dispute f ON f.order_id = d.order_id AND f.look < d.look
    WHERE d.id = p_dispute AND review_handled(p_staff, 'DISPUTE', f.id))
$$;
REVOKE ALL ON FUNCTION dispute_handled FROM PUBLIC;
