-- Opens a way to pay in (p_channel NULL) or changes one: the effect of a confirmed proposal, p_by confirmed it.
-- With the audit entry. Whoever could change where money is sent could steal it: every administrator is told of
-- receiving details that are new, its QR code among them. Answers the channel. Locks: the channel.
-- after: audit_write, channel_facts, notify_administrators, show_staff_picture
DROP FUNCTION IF EXISTS put_channel;
CREATE FUNCTION put_channel(p_channel bigint, p_facts jsonb, p_by bigint, p_reason text, p_source text)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint := p_channel;
  b jsonb := channel_facts(p_channel);
  v_after jsonb := jsonb_build_object('kind', p_facts ->> 'kind', 'titles', p_facts -> 'titles',
    'details', p_facts -> 'details', 'notes', p_facts -> 'notes', 'min', p_facts ->> 'min',
    'max', p_facts ->> 'max', 'sort', p_facts -> 'sort', 'open', p_facts -> 'open', 'qr', p_facts -> 'qr');
BEGIN
  IF p_facts ->> 'qr' IS NOT NULL THEN
    PERFORM show_staff_picture(p_facts ->> 'qr');
  END IF;
  IF p_channel IS NULL THEN
    INSERT INTO recharge_channel (kind, titles, details, notes, min, max, sort, open, qr)
      VALUES (p_facts ->> 'kind', p_facts -> 'titles', p_facts -> 'details', p_facts -> 'notes',
        (p_facts ->> 'min')::bigint, (p_facts ->> 'max')::bigint, (p_facts ->> 'sort')::int,
        (p_facts ->> 'open')::boolean, p_facts ->> 'qr')
      RETURNING id INTO v_id;
    PERFORM audit_write('staff/' || p_by, 'channel.add', 'channel/' || v_id, NULL, v_after, p_reason, p_source);
  ELSE
    UPDATE recharge_channel SET titles = p_facts -> 'titles', details = p_facts -> 'details',
      notes = p_facts -> 'notes', min = (p_facts ->> 'min')::bigint, max = (p_facts ->> 'max')::bigint,
      sort = (p_facts ->> 'sort')::int, open = (p_facts ->> 'open')::boolean, qr = p_facts ->> 'qr'
      WHERE id = p_channel;
    PERFORM audit_write('staff/' || p_by, 'channel.change', 'channel/' || v_id, b, v_after, p_reason, p_source);
  END IF;
  IF (b -> 'details', b ->> 'qr') IS DISTINCT FROM (p_facts -> 'details', p_facts ->> 'qr') THEN
    PERFORM notify_administrators('RECEIVING_DETAILS', 'channel/' || v_id);
  END IF;
  RETURN v_id;
END $$;
REVOKE ALL ON FUNCTION put_channel FROM PUBLIC;
