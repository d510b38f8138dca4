-- Tells the owners of up to p_batch holdings, each once, that a top-up is due soon or that a holding ends tomorrow.
-- Who is told late is told once. Rows of other jobs are skipped. Answers each with whether anything was left to tell.
-- Locks: the holdings.
-- after: holding_titles, next_notice, send_message
DROP FUNCTION IF EXISTS remind_holders;
CREATE FUNCTION remind_holders(p_batch int) RETURNS TABLE (holding_id bigint, user_id bigint, told boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
DECLARE
  v_now timestamptz := tarn_now();
  v_due bigint[];
BEGIN
  SELECT array_agg(d.id ORDER BY d.id) INTO v_due FROM (
    SELECT h.id FROM yield_holding h WHERE h.notice_at <= v_now
    ORDER BY h.notice_at LIMIT p_batch FOR NO KEY UPDATE SKIP LOCKED) d;
  IF v_due IS NULL THEN RETURN; END IF;
  PERFORM send_message(h.user_id, CASE h.state WHEN 'NEEDS_TOPUP' THEN 'HOLDING_TOPUP_SOON' ELSE 'HOLDING_ENDS' END,
      'holding/' || h.id, jsonb_build_object('project', holding_titles(h.terms_id),
        'amount', CASE h.state WHEN 'NEEDS_TOPUP' THEN h.topup ELSE h.principal END::text, 'until', h.matures_at))
    FROM yield_holding h WHERE h.id = ANY (v_due) AND h.matures_at > v_now ORDER BY h.id;
  RETURN QUERY UPDATE yield_holding h SET notice_at = next_notice(
      CASE h.state WHEN 'NEEDS_TOPUP' THEN h.topup_due_at END, h.ends_at, v_now)
    WHERE h.id = ANY (v_due) RETURNING h.id, h.user_id, h.matures_at > v_now;
END $$;
REVOKE ALL ON FUNCTION remind_holders FROM PUBLIC;
GRANT EXECUTE ON FUNCTION remind_holders TO tarn_app;
