-- A target of this user that stands, as far as whoever pays out to it asks; no row for another's and for one that
-- was deleted. Locks nothing.
DROP FUNCTION IF EXISTS payout_target;
CREATE FUNCTION payout_target(p_user bigint, p_method bigint)
RETURNS TABLE (id bigint, kind text, created_at timestamptz, usable_since timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT m.id, m.kind, m.created_at, m.usable_since FROM payment_method m
  WHERE m.id = p_method AND m.user_id = p_user AND m.deleted_at IS NULL
$$;
REVOKE ALL ON FUNCTION payout_target FROM PUBLIC;
