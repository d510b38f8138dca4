-- The request that a topic asks for, and the kind it is known by in conversations: who forgot the fund password asks for a
-- new one by what they write (made), or goes on with the request that is open. A change of verified data takes its form:
-- one that is open is gone on with. NULL for other topics, and where none was made: refused is the line that says why, or
-- where it is asked for, with its figures. Locks: the user.
-- after: submit_help
DROP FUNCTION IF EXISTS ask_for_topic;
CREATE FUNCTION ask_for_topic(p_user bigint, p_topic text, p_body text, OUT id bigint, OUT kind text,
  OUT made boolean, OUT refused text, OUT figures jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_asked record;
BEGIN
  made := false;
  figures := '{}';
  IF p_user IS NOT NULL AND p_topic = 'DATA_CHANGE' THEN
    SELECT h.id, 'INFO_CHANGE' INTO id, kind FROM help_request h
      WHERE h.user_id = p_user AND h.kind = 'INFO_CHANGE' AND h.closed_at IS NULL;
    refused := CASE WHEN id IS NULL THEN 'CHANGE_BY_FORM' END;
  END IF;
  IF p_user IS NULL OR p_topic IS DISTINCT FROM 'FUND_PASSWORD' THEN RETURN; END IF;
  IF btrim(p_body) = '' THEN refused := 'HELP_WITHOUT_WORDS'; RETURN; END IF;
  v_asked := submit_help(p_user, 'FUND_PASSWORD', left(p_body, 1000), NULL);
  made := v_asked.status = 'OK';
  id := CASE v_asked.status WHEN 'OK' THEN v_asked.id WHEN 'HELP_OPEN' THEN (SELECT h.id FROM help_request h
    WHERE h.user_id = p_user AND h.kind = 'FUND_PASSWORD' AND h.closed_at IS NULL) END;
  kind := CASE WHEN id IS NOT NULL THEN 'PASSWORD_REQUEST' END;
  refused := CASE v_asked.status WHEN 'FUND_PASSWORD_NOT_SET' THEN 'HELP_NOT_SET'
    WHEN 'TOO_MANY_REQUESTS' THEN 'HELP_TOO_OFTEN' END;
  IF refused = 'HELP_TOO_OFTEN' THEN
    figures := jsonb_build_object('until', tarn_now() + make_interval(secs => (v_asked.figures ->> 'seconds')::int));
  END IF;
END $$;
REVOKE ALL ON FUNCTION ask_for_topic FROM PUBLIC;
