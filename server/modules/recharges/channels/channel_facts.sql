-- A way to pay in as proposals compare it: all that can be changed of it. Amounts in minor units of USD, as text.
-- NULL when there is none. Locks: the channel.
DROP FUNCTION IF EXISTS channel_facts;
CREATE FUNCTION channel_facts(p_channel bigint) RETURNS jsonb
LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  SELECT jsonb_build_object('kind', c.kind, 'titles', c.titles, 'details', c.details, 'notes', c.notes,
    'min', c.min::text, 'max', c.max::text, 'sort', c.sort, 'open', c.open, 'qr', c.qr)
  FROM recharge_channel c WHERE c.id = p_channel FOR NO KEY UPDATE
$$;
REVOKE ALL ON FUNCTION channel_facts FROM PUBLIC;
