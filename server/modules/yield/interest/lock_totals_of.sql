-- Locks the totals of these holdings' projects until the transaction ends. Locks: the totals by ascending project.
DROP FUNCTION IF EXISTS lock_totals_of;
CREATE FUNCTION lock_totals_of(p_holdings bigint[]) RETURNS void
LANGUAGE plpgsql SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM FROM yield_project_total t WHERE t.project_id IN (
      SELECT h.project_id FROM yield_holding h WHERE h.id = ANY (p_holdings))
    ORDER BY t.project_id FOR UPDATE;
END $$;
REVOKE ALL ON FUNCTION lock_totals_of FROM PUBLIC;
