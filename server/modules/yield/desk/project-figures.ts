import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** All projects in sum, minor units of USD. */
export interface ProjectFigures {
  /** The most interest that holders can still be paid. */
  readonly promised: bigint;
  /** What is put aside for it. */
  readonly funded: bigint;
  /** Principal of unsettled holdings. */
  readonly invested: bigint;
  /** What holders are to be paid within seven days, principal and interest, if nobody does anything. */
  readonly payments: bigint;
  /** Agreed top-ups due within seven days. */
  readonly topups: bigint;
  readonly topupCount: number;
}

const AMOUNTS = ['promised', 'funded', 'invested', 'payments', 'topups'] as const;
type Row = Readonly<Record<(typeof AMOUNTS)[number], string>> & { readonly topupCount: number };

const FIGURES = `
  SELECT y.*, c.* FROM (
    SELECT coalesce(sum(promised), 0) AS promised, coalesce(sum(funded), 0) AS funded,
      coalesce(sum(invested), 0) AS invested FROM yield_project_total) y,
    coming_payments(tarn_now() + interval '7 days') c`;

/** What all projects promise and hold, and what the next seven days bring. */
export async function projectFigures({ db }: Pick<Context, 'db'>): Promise<ProjectFigures> {
  const [row] = await rows<Row>(db, FIGURES);
  if (!row) throw new Error('projects have no figures');
  const amounts = Object.fromEntries(AMOUNTS.map((name) => [name, BigInt(row[name])]));
  return { ...amounts, topupCount: row.topupCount } as unknown as ProjectFigures;
}
