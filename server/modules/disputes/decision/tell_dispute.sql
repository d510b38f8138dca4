-- Tells a user in the inbox how their report was decided, with a link to the order. For tell_decision, in the
-- transaction of the effect. Locks nothing.
-- after: send_message, settled_order
DROP FUNCTION IF EXISTS tell_dispute;
CREATE FUNCTION tell_dispute(p_dispute bigint, p_wrong boolean, p_reason text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  d dispute;
BEGIN
  SELECT t.* INTO STRICT d FROM dispute t WHERE t.id = p_dispute;
  PERFORM send_message(d.user_id, CASE WHEN p_wrong THEN 'DISPUTE_WRONG' ELSE 'DISPUTE_RIGHT' END,
    'order/' || d.order_id,
    jsonb_build_object('order', (settled_order(d.order_id)).number, 'reason', coalesce(p_reason, '')));
END
$$;
REVOKE ALL ON FUNCTION tell_dispute FROM PUBLIC;
