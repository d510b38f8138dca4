-- Whether an act on a request that the caller has locked goes through: OK, or a code of the catalogue, each with
-- its figures. p_version: the one they looked at, NULL for whichever it is. p_first is what the act refuses
-- whatever the version, p_last what it refuses of the newest one alone; both NULL for nothing. Every act on a
-- review answers by it: nothing found, then p_first, then REQUEST_CHANGED, then p_last. Locks nothing.
-- after: review_figures
DROP FUNCTION IF EXISTS review_answer;
CREATE FUNCTION review_answer(
  r review, p_version int, p_first text, p_last text, OUT status text, OUT figures jsonb
) LANGUAGE plpgsql STABLE SET search_path = tarn, pg_temp AS $$
BEGIN
  status := CASE
    WHEN r.id IS NULL THEN 'REQUEST_NOT_FOUND'
    WHEN p_first IS NOT NULL THEN p_first
    WHEN p_version <> r.version THEN 'REQUEST_CHANGED'
    ELSE coalesce(p_last, 'OK') END;
  figures := review_figures(status, r);
END $$;
REVOKE ALL ON FUNCTION review_answer FROM PUBLIC;
