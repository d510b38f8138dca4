-- When a holding's owner is told next, after an instant: 3 days and 1 day before a top-up is due, and once none is owed
-- 1 day before its end: with a clock change a day before the end may lie before the due instant. NULL when nothing is
-- left to tell. Locks nothing.
DROP FUNCTION IF EXISTS next_notice;
CREATE FUNCTION next_notice(p_topup_due timestamptz, p_ends timestamptz, p_after timestamptz) RETURNS timestamptz
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  SELECT min(n.at) FROM unnest(ARRAY[p_topup_due - interval '72 hours', p_topup_due - interval '24 hours',
    CASE WHEN p_topup_due IS NULL THEN p_ends - interval '24 hours' END]) n (at) WHERE n.at > p_after
$$;
REVOKE ALL ON FUNCTION next_notice FROM PUBLIC;
