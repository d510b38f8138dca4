import type { ActivityPhase } from '../../../schema/content/articles';
import type { CampaignPurpose } from '../../../schema/states';
import type { Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { inOrder } from '../../platform/in-order';

/** What everybody may know of a campaign: of its budget only whether it is spent. Amounts in minor units of USD. */
export interface CampaignTerms {
  readonly id: string;
  /** Null where staff give under it. */
  readonly purpose: CampaignPurpose | null;
  /** Of one credit. */
  readonly amount: bigint;
  /** Stakes of contracts won or lost that free it. */
  readonly turnover: bigint;
  readonly startsAt: Date;
  /** The first instant at which it gives no more. */
  readonly endsAt: Date;
  /** One that was closed has ended, whatever its period. */
  readonly phase: ActivityPhase;
  /** Its budget has no room for one more credit. */
  readonly spent: boolean;
}

type Row = Omit<CampaignTerms, 'amount' | 'turnover'> &
  Readonly<Record<'amount' | 'turnover', string>>;

const TERMS = `
  SELECT c.id, c.purpose, c.amount, c.amount * c.turnover_times AS turnover, c.starts_at, c.ends_at,
    CASE WHEN NOT c.open OR tarn_now() >= c.ends_at THEN 'ENDED' WHEN tarn_now() < c.starts_at THEN 'UPCOMING'
      ELSE 'RUNNING' END AS phase,
    c.spent + c.amount > c.budget AS spent
  FROM campaign c WHERE c.id = ANY ($1)`;

/** By id, in the order asked for; null where there is none. */
export async function campaignTerms(
  db: Reads,
  ids: readonly string[],
): Promise<(CampaignTerms | null)[]> {
  const found = await rows<Row>(db, TERMS, [ids]);
  const read = found.map(({ amount, turnover, ...same }) => ({
    ...same,
    ...{ amount: BigInt(amount), turnover: BigInt(turnover) },
  }));
  return inOrder(ids, read, ({ id }) => id);
}
