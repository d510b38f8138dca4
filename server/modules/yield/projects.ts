import type { Dividend, ProjectPhase } from '../../../schema/states';
import type { Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import type { PageAsked } from '../../platform/page';
import type { Texts } from '../../platform/text/read-texts';

/** An offer as it stands now. Amounts in minor units of USD. */
export interface Project {
  readonly id: string;
  readonly termsId: string;
  readonly version: number;
  /** Of the terms, 64 hexadecimal digits. */
  readonly hash: string;
  readonly titles: Texts;
  readonly descriptions: Texts;
  readonly risks: Texts;
  readonly issuer: string;
  readonly annualPpm: number;
  readonly days: number;
  readonly dividend: Dividend;
  readonly amountMin: bigint;
  readonly amountMax: bigint;
  readonly capacity: bigint;
  /** The first, once users have seen it; until then that of its terms. */
  readonly releaseAt: Date;
  readonly saleStartsAt: Date;
  readonly saleEndsAt: Date;
  readonly topup: bigint;
  readonly topupDay: number | null;
  readonly earlyStop: boolean;
  readonly reductionBp: number;
  readonly renewable: boolean;
  readonly suspendedAt: Date | null;
  readonly suspendReason: string | null;
  readonly invested: bigint;
  readonly topups: bigint;
  readonly promised: bigint;
  readonly funded: bigint;
  readonly units: number;
  readonly phase: ProjectPhase;
  /** Users see it: what was released once stays so, whatever a later version says. */
  readonly released: boolean;
}

/** IN_PROGRESS: on sale or sold out. ENDED: the sale is over. ALL adds what is still to come. */
export const projectTabs = ['ALL', 'IN_PROGRESS', 'ENDED'] as const;
export type ProjectTab = (typeof projectTabs)[number];

const PROJECTS = `
  SELECT * FROM (
    SELECT p.id, t.id AS terms_id, t.version, encode(t.hash, 'hex') AS hash, t.titles, t.descriptions, t.risks,
      t.issuer, t.annual_ppm, t.days, t.dividend, t.amount_min, t.amount_max, t.capacity,
      coalesce(p.released_at, t.release_at) AS release_at, t.sale_starts_at, t.sale_ends_at, t.topup, t.topup_day, t.early_stop, t.reduction_bp, t.renewable,
      p.suspended_at, p.suspend_reason, y.invested, y.topups, y.promised, y.funded, y.units,
      CASE WHEN n.at < t.sale_starts_at THEN 'UPCOMING' WHEN n.at >= t.sale_ends_at THEN 'ENDED'
        WHEN t.capacity - y.invested - y.topups < t.amount_min + t.topup THEN 'SOLD_OUT' ELSE 'ON_SALE' END AS phase,
      coalesce(p.released_at, t.release_at) <= n.at AS released
    FROM (SELECT tarn_now() AS at) n, yield_project p
      JOIN yield_terms t ON t.id = p.terms_id JOIN yield_project_total y ON y.project_id = p.id) o
  WHERE `;

type Row = Omit<Project, MoneyField> & Readonly<Record<MoneyField, string>>;
const MONEY = [
  ...(['amountMin', 'amountMax', 'capacity', 'topup'] as const),
  ...(['invested', 'topups', 'promised', 'funded'] as const),
] as const;
type MoneyField = (typeof MONEY)[number];

const toProject = (row: Row): Project => ({
  ...row,
  ...(Object.fromEntries(MONEY.map((field) => [field, BigInt(row[field])])) as Record<
    MoneyField,
    bigint
  >),
});

/** Those of which a condition on `o` holds, in the order that it says. */
export const projectsWhere = async (
  db: Reads,
  condition: string,
  args: readonly unknown[],
): Promise<Project[]> => (await rows<Row>(db, `${PROJECTS} ${condition}`, args)).map(toProject);

/** What users see, newest first; rows hold one more than asked for when there are more. */
export async function projects(
  { db }: { readonly db: Reads },
  { tab, first, after }: PageAsked & { readonly tab: ProjectTab },
): Promise<Project[]> {
  const found = await rows<Row>(
    db,
    `${PROJECTS} o.released AND ($1::bigint IS NULL OR o.id < $1)
       AND ($2 = 'ALL' OR ($2 = 'ENDED' AND o.phase = 'ENDED')
         OR ($2 = 'IN_PROGRESS' AND o.phase IN ('ON_SALE', 'SOLD_OUT')))
     ORDER BY o.id DESC LIMIT $3`,
    [after, tab, first + 1],
  );
  return found.map(toProject);
}

/** Those that have been released, by id; null where there is none. */
export async function projectsByIds(
  db: Reads,
  ids: readonly string[],
): Promise<(Project | null)[]> {
  const found = await rows<Row>(db, `${PROJECTS} o.released AND o.id = ANY ($1)`, [ids]);
  const byId = new Map(found.map((row) => [row.id, toProject(row)]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** What is left for others to invest, minor units of USD. */
export function leftIn({ capacity, invested, topups }: Project): bigint {
  const left = capacity - invested - topups;
  return left > 0n ? left : 0n;
}
