-- A project's terms in force as proposals compare them: all that is offered. Amounts in minor units of USD, as text.
-- NULL when there is none. Locks: the project's total.
-- after: iso_instant
DROP FUNCTION IF EXISTS project_facts;
CREATE FUNCTION project_facts(p_project bigint) RETURNS jsonb
LANGUAGE plpgsql SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM FROM yield_project_total y WHERE y.project_id = p_project FOR UPDATE;
  RETURN (SELECT jsonb_build_object('titles', t.titles, 'descriptions', t.descriptions,
      'risks', t.risks, 'issuer', t.issuer, 'annualPpm', t.annual_ppm, 'days', t.days,
      'dividend', t.dividend, 'min', t.amount_min::text, 'max', t.amount_max::text, 'capacity', t.capacity::text,
      'release', iso_instant(t.release_at), 'saleStarts', iso_instant(t.sale_starts_at),
      'saleEnds', iso_instant(t.sale_ends_at), 'topUp', t.topup::text, 'topUpDay', t.topup_day,
      'earlyStop', t.early_stop, 'reductionBp', t.reduction_bp, 'renewable', t.renewable)
    FROM yield_project p JOIN yield_terms t ON t.id = p.terms_id WHERE p.id = p_project);
END $$;
REVOKE ALL ON FUNCTION project_facts FROM PUBLIC;
