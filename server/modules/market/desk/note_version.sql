-- Keeps what an administrator changed of a calendar (kind CALENDAR) or of an instrument: who, why, before and after,
-- from this instant. For functions of the owner, which hold the market (lock_market) until their end, beside their
-- audit entry. p_staff NULL: the platform itself.
-- A contract opened just before the market was held may carry this very millisecond: it is left behind.
DROP FUNCTION IF EXISTS note_version;
CREATE FUNCTION note_version(p_kind text, p_id bigint, p_staff bigint, p_reason text, p_before jsonb, p_after jsonb)
RETURNS void LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  SELECT pg_sleep(0.001);
  INSERT INTO market_version (kind, calendar_id, instrument_id, staff_id, reason, before, after)
  VALUES (p_kind, CASE WHEN p_kind = 'CALENDAR' THEN p_id END, CASE WHEN p_kind <> 'CALENDAR' THEN p_id END,
    p_staff, p_reason, p_before, p_after)
$$;
REVOKE ALL ON FUNCTION note_version FROM PUBLIC;
