-- Adds an article (p_article NULL), or the next version of one, for nobody to see before it is published. p_facts:
-- titles, summaries and bodies by language, picture, link, weight, starts, ends, campaign (its id, of an activity alone);
-- p_pictures: the hashes of all pictures that it shows. p_seen: the newest version that whoever asks has read. With its audit entry, which leaves the bodies to
-- the version. Administrators draft every kind, customer service notices: raises for everything else.
-- Answers OK, the article and its version; else CONTENT_NOT_FOUND, CHANGED_MEANWHILE, NOTHING_CHANGES, or PARAM_INVALID
-- with the field: no member of staff has sent a picture, or there is no such campaign for it. Locks: the article, then the pictures.
-- after: audit_write, campaign_known, iso_instant, name_staff_picture, staff_is_admin, staff_role
DROP FUNCTION IF EXISTS draft_article;
CREATE FUNCTION draft_article(
  p_staff bigint, p_article bigint, p_kind text, p_facts jsonb, p_pictures text[], p_seen int, p_source text,
  OUT status text, OUT id bigint, OUT version int, OUT field text
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  a article;
  o article_version;
  v_campaign bigint := (p_facts ->> 'campaign')::bigint;
BEGIN
  IF p_article IS NOT NULL THEN
    SELECT f.* INTO a FROM article f WHERE f.id = p_article FOR NO KEY UPDATE;
    IF NOT FOUND THEN status := 'CONTENT_NOT_FOUND'; RETURN; END IF;
    SELECT v.* INTO STRICT o FROM article_version v WHERE v.article_id = a.id AND v.version = a.version;
  END IF;
  IF NOT staff_is_admin(p_staff)
    AND (staff_role(p_staff) IS NULL OR coalesce(a.kind, p_kind) <> 'NOTICE') THEN
    RAISE EXCEPTION 'staff/% may not draft this', p_staff USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF p_article IS NOT NULL THEN
    IF a.version <> p_seen THEN status := 'CHANGED_MEANWHILE'; RETURN; END IF;
    IF (o.titles, o.summaries, o.bodies, o.picture, o.link, o.weight, o.starts_at, o.ends_at,
        o.campaign_id) IS NOT DISTINCT FROM
        (p_facts -> 'titles', p_facts -> 'summaries', p_facts -> 'bodies', p_facts ->> 'picture', p_facts ->> 'link',
          (p_facts ->> 'weight')::int, (p_facts ->> 'starts')::timestamptz, (p_facts ->> 'ends')::timestamptz,
          v_campaign) THEN
      status := 'NOTHING_CHANGES';
      RETURN;
    END IF;
  END IF;
  IF v_campaign IS NOT NULL AND (coalesce(a.kind, p_kind) <> 'ACTIVITY' OR NOT campaign_known(v_campaign)) THEN
    status := 'PARAM_INVALID';
    field := 'campaignId';
    RETURN;
  END IF;
  IF NOT coalesce((SELECT bool_and(name_staff_picture(hash)) FROM unnest(p_pictures) hash), true) THEN
    status := 'PARAM_INVALID';
    field := 'picture';
    RETURN;
  END IF;
  version := coalesce(a.version, 0) + 1;
  IF p_article IS NULL THEN
    INSERT INTO article AS f (kind, version) VALUES (p_kind, 1) RETURNING f.id INTO id;
  ELSE
    id := p_article;
    UPDATE article f SET version = a.version + 1 WHERE f.id = p_article;
  END IF;
  INSERT INTO article_version (article_id, version, titles, summaries, bodies, picture, link, weight, starts_at, ends_at,
      campaign_id, staff_id)
    VALUES (id, coalesce(a.version, 0) + 1, p_facts -> 'titles', p_facts -> 'summaries', p_facts -> 'bodies',
      p_facts ->> 'picture', p_facts ->> 'link', (p_facts ->> 'weight')::int, (p_facts ->> 'starts')::timestamptz,
      (p_facts ->> 'ends')::timestamptz, v_campaign, p_staff);
  PERFORM audit_write('staff/' || p_staff, 'article.draft', 'article/' || id,
    CASE WHEN p_article IS NOT NULL THEN jsonb_build_object('version', a.version, 'titles', o.titles, 'link', o.link,
      'picture', o.picture, 'weight', o.weight, 'starts', iso_instant(o.starts_at), 'ends', iso_instant(o.ends_at),
      'campaign', 'campaign/' || o.campaign_id) END,
    jsonb_build_object('articleKind', coalesce(a.kind, p_kind), 'version', version, 'titles', p_facts -> 'titles',
      'link', p_facts ->> 'link', 'picture', p_facts ->> 'picture', 'weight', p_facts -> 'weight',
      'starts', p_facts ->> 'starts', 'ends', p_facts ->> 'ends', 'campaign', 'campaign/' || v_campaign),
    NULL, p_source);
  status := 'OK';
END $$;
REVOKE ALL ON FUNCTION draft_article FROM PUBLIC;
GRANT EXECUTE ON FUNCTION draft_article TO tarn_app;
