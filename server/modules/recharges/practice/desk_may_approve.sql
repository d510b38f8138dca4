-- Whether the practice desk may approve this request with this amount (minor units of USD): of the practice
-- channel, uncorrected, below the threshold of the second person. For functions of the owner. Locks nothing.
-- after: setting_number
DROP FUNCTION IF EXISTS desk_may_approve;
CREATE FUNCTION desk_may_approve(r recharge, p_amount bigint) RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT p_amount = r.amount AND r.amount < setting_number('secondApprovalFrom')
    AND EXISTS (SELECT FROM recharge_channel c WHERE c.id = r.channel_id AND c.kind = 'PRACTICE')
$$;
REVOKE ALL ON FUNCTION desk_may_approve FROM PUBLIC;
