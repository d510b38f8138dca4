-- Publishes a project (p_project NULL), or a new version of its terms: the effect of a confirmed proposal, p_by
-- confirmed it. With the audit entry. Who holds keeps the terms they accepted. Raises TR004 where the capacity would
-- be below what is invested and agreed, so that the confirmation does not stand either.
-- Locks: the project's total.
-- after: audit_write, open_platform_account, project_facts
DROP FUNCTION IF EXISTS publish_project;
CREATE FUNCTION publish_project(
  p_project bigint, p_facts jsonb, p_proposal bigint, p_by bigint, p_reason text, p_source text
) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint := p_project;
  v_terms bigint := nextval('yield_terms_id_seq');
  v_before jsonb := project_facts(p_project);
  v_after jsonb := jsonb_build_object('titles', p_facts -> 'titles', 'descriptions', p_facts -> 'descriptions',
    'risks', p_facts -> 'risks', 'issuer', p_facts ->> 'issuer', 'annualPpm', p_facts -> 'annualPpm',
    'days', p_facts -> 'days', 'dividend', p_facts ->> 'dividend', 'min', p_facts ->> 'min', 'max', p_facts ->> 'max',
    'capacity', p_facts ->> 'capacity', 'release', p_facts ->> 'release', 'saleStarts', p_facts ->> 'saleStarts',
    'saleEnds', p_facts ->> 'saleEnds', 'topUp', p_facts ->> 'topUp', 'topUpDay', p_facts -> 'topUpDay',
    'earlyStop', p_facts -> 'earlyStop', 'reductionBp', p_facts -> 'reductionBp', 'renewable', p_facts -> 'renewable');
BEGIN
  IF p_project IS NULL THEN
    INSERT INTO yield_project AS y (terms_id) VALUES (v_terms) RETURNING y.id INTO v_id;
    INSERT INTO yield_project_total (project_id, account_id)
      VALUES (v_id, open_platform_account('platform/project/' || v_id || '/USD', 'USD'));
  ELSIF EXISTS (SELECT FROM yield_project_total y WHERE y.project_id = p_project
      AND y.invested + y.topups > (p_facts ->> 'capacity')::bigint) THEN
    RAISE EXCEPTION 'project %: more is invested than its capacity', p_project USING ERRCODE = 'TR004';
  END IF;
  INSERT INTO yield_terms (id, project_id, version, titles, descriptions, risks, issuer, annual_ppm, days, dividend, amount_min, amount_max,
      capacity, release_at, sale_starts_at, sale_ends_at, topup, topup_day, early_stop, reduction_bp, renewable,
      proposal_id) OVERRIDING SYSTEM VALUE
    SELECT v_terms, v_id, 1 + coalesce((SELECT max(o.version) FROM yield_terms o WHERE o.project_id = v_id), 0),
      f.titles, f.descriptions, f.risks, f.issuer, f."annualPpm", f.days, f.dividend, f.min, f.max, f.capacity, f.release, f."saleStarts",
      f."saleEnds", f."topUp", f."topUpDay", f."earlyStop", f."reductionBp", f.renewable, p_proposal
    FROM jsonb_to_record(p_facts) f (titles jsonb, descriptions jsonb, risks jsonb, issuer text, "annualPpm" int, days int, dividend text, min bigint,
      max bigint, capacity bigint, release timestamptz, "saleStarts" timestamptz, "saleEnds" timestamptz,
      "topUp" bigint, "topUpDay" int, "earlyStop" boolean, "reductionBp" int, renewable boolean);
  -- What users saw they go on seeing, whenever the new version is released.
  UPDATE yield_project p SET terms_id = v_terms, released_at = coalesce(p.released_at, (
      SELECT t.release_at FROM yield_terms t WHERE t.id = p.terms_id AND t.release_at <= tarn_now()))
    WHERE p.id = v_id AND p.terms_id <> v_terms;
  PERFORM audit_write('staff/' || p_by, 'project.publish', 'project/' || v_id, v_before, v_after, p_reason, p_source);
  RETURN v_id;
END $$;
REVOKE ALL ON FUNCTION publish_project FROM PUBLIC;
