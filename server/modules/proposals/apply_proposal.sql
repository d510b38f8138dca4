-- The effect of a proposal, by the function of its kind, which writes its own audit entry. For
-- confirm_proposal, which has locked it and what it changes, and for nobody else.
-- after: change_staff_role, fund_project, invite_staff, publish_project, put_broadcast, put_campaign, put_channel, put_legal_text, put_manual_credit, put_reward_terms, put_settings
DROP FUNCTION IF EXISTS apply_proposal;
CREATE FUNCTION apply_proposal(r proposal, p_staff bigint, p_source text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint := nullif(split_part(r.subject, '/', 2), 'new')::bigint;
BEGIN
  CASE r.kind
    WHEN 'BROADCAST' THEN
      PERFORM put_broadcast(r.after, r.id, p_staff, r.reason, p_source);
    WHEN 'CAMPAIGN' THEN
      PERFORM put_campaign(v_id, r.after, r.id, p_staff, r.reason, p_source);
    WHEN 'LEGAL_TEXT' THEN
      PERFORM put_legal_text(v_id, r.after, r.id, p_staff, r.reason, p_source);
    WHEN 'MANUAL_CREDIT' THEN
      PERFORM put_manual_credit(v_id, r.after, r.id, p_staff, r.reason, p_source);
    WHEN 'PROJECT_FUNDING' THEN
      PERFORM fund_project(v_id, 1, r.after, r.id, p_staff, r.reason, p_source);
    WHEN 'PROJECT_TERMS' THEN
      PERFORM publish_project(v_id, r.after, r.id, p_staff, r.reason, p_source);
    WHEN 'PROJECT_UNFUNDING' THEN
      PERFORM fund_project(v_id, -1, r.after, r.id, p_staff, r.reason, p_source);
    WHEN 'RECHARGE_CHANNEL' THEN
      PERFORM put_channel(v_id, r.after, p_staff, r.reason, p_source);
    WHEN 'REWARD_TERMS' THEN
      PERFORM put_reward_terms(r.after, r.id, p_staff, r.reason, p_source);
    WHEN 'SETTINGS' THEN
      PERFORM put_settings(v_id, r.after, r.id, p_staff, r.reason, p_source);
    WHEN 'STAFF_INVITATION' THEN
      PERFORM invite_staff(r.after, r.proposed_by, p_staff, r.reason, p_source);
    WHEN 'STAFF_ROLE' THEN
      PERFORM change_staff_role(v_id, r.after ->> 'role', p_staff, r.reason, p_source);
  END CASE;
END $$;
REVOKE ALL ON FUNCTION apply_proposal FROM PUBLIC;
