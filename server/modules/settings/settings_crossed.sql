-- Which of these settings, each of which may stand for itself, does not go with another; NULL when all do. What is not
-- among them is not compared. Locks nothing.
DROP FUNCTION IF EXISTS settings_crossed;
CREATE FUNCTION settings_crossed(p_facts jsonb) RETURNS text
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT coalesce((
    SELECT o.upper FROM (VALUES
      (1, 'rechargeMin', 'rechargeMax'),
      (2, 'rechargeMin', 'rechargePresets'),
      (3, 'rechargePresets', 'rechargeMax'),
      (4, 'withdrawMin', 'withdrawMax'),
      (5, 'withdrawMax', 'withdrawDayMax'),
      (6, 'orderPresets', 'positionMax'),
      (7, 'socketsPerSessionMax', 'socketsPerAddressMax')) o (place, lower, upper)
    WHERE jsonb_path_query_array(p_facts, ('$.' || o.lower || '[*]')::jsonpath) <> '[]'
      AND (SELECT max(e.n::text::bigint) FROM jsonb_path_query(p_facts, ('$.' || o.lower || '[*]')::jsonpath) e (n))
        > (SELECT min(e.n::text::bigint) FROM jsonb_path_query(p_facts, ('$.' || o.upper || '[*]')::jsonpath) e (n))
    ORDER BY o.place LIMIT 1),
    CASE WHEN (p_facts ->> 'withdrawStart') COLLATE "C" >= (p_facts ->> 'withdrawEnd') COLLATE "C" THEN 'withdrawEnd' END)
$$;
REVOKE ALL ON FUNCTION settings_crossed FROM PUBLIC;
