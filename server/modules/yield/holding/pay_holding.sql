-- Settles one holding: principal whole, interest up to the floor of the sum, less the stated reduction where it is
-- left before its time. p_by: USER, PLATFORM or RENEWAL. The caller has locked it, booked what has passed at p_at and
-- asked whether it may. Answers the interest it paid. Locks: the project's total; purses by ascending id.
-- after: add_nightly, demand_instant, holding_outcome, ledger_write, purse_of, yield_interest
DROP FUNCTION IF EXISTS pay_holding;
CREATE FUNCTION pay_holding(p_holding bigint, p_by text, p_at timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  h yield_holding;
  t yield_project_total;
  o record;
  v_legs ledger_leg[];
BEGIN
  SELECT y.* INTO STRICT h FROM yield_holding y WHERE y.id = p_holding;
  SELECT p.* INTO STRICT t FROM yield_project_total p WHERE p.project_id = h.project_id FOR UPDATE;
  SELECT * INTO o FROM holding_outcome(h, p_at);
  UPDATE yield_project_total p SET invested = p.invested - h.principal, promised = p.promised - h.promised,
    funded = p.funded - o.interest, topups = p.topups - CASE h.state WHEN 'NEEDS_TOPUP' THEN h.topup ELSE 0 END
    WHERE p.project_id = h.project_id;
  IF h.state <> 'DUE' THEN
    PERFORM add_nightly(h.project_id, h.dividend, h.zone, -yield_interest(h.annual_ppm, h.principal));
  END IF;
  v_legs := ARRAY[ROW(1, purse_of(h.user_id, 'held', 'USD'), -h.principal)::ledger_leg,
    ROW(1, purse_of(h.user_id, 'available', 'USD'), h.principal + o.interest)::ledger_leg];
  IF o.interest > 0 THEN v_legs := v_legs || ROW(1, t.account_id, -o.interest)::ledger_leg; END IF;
  IF ledger_write(ARRAY['project.settle'], ARRAY['project.settle:' || h.id], v_legs) <> 'OK' THEN
    RAISE EXCEPTION 'holding % could not be paid', h.id;
  END IF;
  PERFORM demand_instant(p_at);
  UPDATE yield_holding y SET state = 'SETTLED', settled_at = p_at, settled_by = p_by, next_at = NULL, acts_at = NULL,
    notice_at = NULL, accrued = o.accrued, remainder = o.accrued - h.accrued, reduction = o.reduction,
    paid = h.paid + o.interest, principal_paid = h.principal, promised = 0
    WHERE y.id = h.id;
  RETURN o.interest;
END $$;
REVOKE ALL ON FUNCTION pay_holding FROM PUBLIC;
