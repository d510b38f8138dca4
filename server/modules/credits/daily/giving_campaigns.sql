-- Campaigns of a purpose that give now and have the money for one more credit, the oldest first: all of them, or those
-- of exactly this amount (minor units of USD) and these times of turnover. credits: how many more it has the money for.
-- Locks nothing.
DROP FUNCTION IF EXISTS giving_campaigns;
CREATE FUNCTION giving_campaigns(p_purpose text, p_amount bigint, p_times int)
RETURNS TABLE (id bigint, amount bigint, turnover_times int, credits bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT c.id, c.amount, c.turnover_times, (c.budget - c.spent) / c.amount FROM campaign c
  WHERE c.purpose = p_purpose AND c.open AND tarn_now() >= c.starts_at AND tarn_now() < c.ends_at
    AND c.spent + c.amount <= c.budget
    AND (p_amount IS NULL OR (c.amount, c.turnover_times) = (p_amount, p_times))
  ORDER BY c.id
$$;
REVOKE ALL ON FUNCTION giving_campaigns FROM PUBLIC;
GRANT EXECUTE ON FUNCTION giving_campaigns TO tarn_app;
