-- Adds an instrument (p_instrument NULL; p_quoted says what contracts will rest on: symbol, class, decimals, calendar)
-- or changes what one is called, described and shown as: p_facts has names, descriptions, picture, popular, listed and
-- sort. With the version and the audit entry. A new one has no terms, so that nobody trades it, and stands in no list.
-- p_seen: the newest version that whoever asks has read, 0 for none.
-- Answers OK and the instrument; else PRODUCT_NOT_FOUND, CHANGED_MEANWHILE, NOTHING_CHANGES, or PARAM_INVALID and the
-- field (a symbol that is taken, no such calendar, listed without terms). Raises for whoever is no administrator.
-- Locks: the instrument's quote lock, alone; then the instrument; of a new one nothing.
-- after: audit_write, lock_market, newest_version, note_version, publish_staff_picture, staff_is_admin
DROP FUNCTION IF EXISTS put_instrument;
CREATE FUNCTION put_instrument(
  p_staff bigint, p_instrument bigint, p_quoted jsonb, p_facts jsonb, p_seen bigint, p_reason text, p_source text,
  OUT status text, OUT id bigint, OUT field text
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  i instrument;
  v_before jsonb := '{}';
  v_after jsonb := jsonb_build_object('names', p_facts -> 'names', 'descriptions', p_facts -> 'descriptions',
    'picture', p_facts ->> 'picture', 'popular', p_facts -> 'popular', 'listed', p_facts -> 'listed',
    'sort', p_facts -> 'sort');
BEGIN
  IF NOT staff_is_admin(p_staff) THEN
    RAISE EXCEPTION 'staff/% is no administrator', p_staff USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF p_instrument IS NOT NULL THEN
    PERFORM lock_market(p_instrument);
    SELECT o.* INTO i FROM instrument o WHERE o.id = p_instrument FOR NO KEY UPDATE;
    IF NOT FOUND THEN status := 'PRODUCT_NOT_FOUND'; RETURN; END IF;
    IF newest_version(NULL, p_instrument) <> p_seen THEN status := 'CHANGED_MEANWHILE'; RETURN; END IF;
    v_before := jsonb_build_object('names', i.names, 'descriptions', i.descriptions, 'picture', i.picture,
      'popular', i.popular, 'listed', i.listed, 'sort', i.sort);
    IF v_before = v_after THEN status := 'NOTHING_CHANGES'; RETURN; END IF;
  END IF;
  IF (p_facts ->> 'listed')::boolean AND NOT EXISTS (SELECT FROM terms t WHERE t.instrument_id = p_instrument) THEN
    status := 'PARAM_INVALID';
    field := 'listed';
    RETURN;
  END IF;
  IF p_facts ->> 'picture' IS NOT NULL THEN
    PERFORM publish_staff_picture(p_facts ->> 'picture');
  END IF;
  id := p_instrument;
  IF id IS NULL THEN
    INSERT INTO instrument AS o (symbol, class, names, decimals, calendar_id, descriptions, picture, popular, listed, sort)
      SELECT p_quoted ->> 'symbol', p_quoted ->> 'class', p_facts -> 'names', (p_quoted ->> 'decimals')::int, c.id,
        p_facts -> 'descriptions', p_facts ->> 'picture', (p_facts ->> 'popular')::boolean, false, (p_facts ->> 'sort')::int
      FROM trading_calendar c WHERE c.id = (p_quoted ->> 'calendarId')::bigint
      ON CONFLICT (symbol) DO NOTHING RETURNING o.id INTO id;
    IF id IS NULL THEN
      status := 'PARAM_INVALID';
      field := CASE WHEN EXISTS (SELECT FROM instrument o WHERE o.symbol = p_quoted ->> 'symbol') THEN 'symbol' ELSE 'calendarId' END;
      RETURN;
    END IF;
    v_after := v_after || jsonb_build_object('symbol', p_quoted ->> 'symbol', 'instrumentClass', p_quoted ->> 'class',
      'decimals', p_quoted -> 'decimals',
      'calendar', (SELECT c.code FROM trading_calendar c WHERE c.id = (p_quoted ->> 'calendarId')::bigint));
  ELSE
    UPDATE instrument o SET names = p_facts -> 'names', descriptions = p_facts -> 'descriptions',
      picture = p_facts ->> 'picture', popular = (p_facts ->> 'popular')::boolean,
      listed = (p_facts ->> 'listed')::boolean, sort = (p_facts ->> 'sort')::int
      WHERE o.id = p_instrument;
  END IF;
  PERFORM note_version('INSTRUMENT', id, p_staff, p_reason, v_before, v_after);
  PERFORM audit_write('staff/' || p_staff, CASE WHEN p_instrument IS NULL THEN 'instrument.add' ELSE 'instrument.change' END,
    'instrument/' || id, nullif(v_before, '{}'), v_after, p_reason, p_source);
  status := 'OK';
END $$;
REVOKE ALL ON FUNCTION put_instrument FROM PUBLIC;
GRANT EXECUTE ON FUNCTION put_instrument TO tarn_app;
