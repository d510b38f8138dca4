import DataLoader from 'dataloader';
import type { Context } from '../../platform/context';
import { bonusesByRecharges } from './bonuses';
import { campaignTerms, type CampaignTerms } from './campaign-terms';
import { campaignsByIds } from './campaigns';
import type { Bonus, Campaign } from './credits.entities';
import { openTurnover, type OpenTurnover } from './open-turnover';

/** Batched reads of one request. */
export interface CreditsLoaders {
  readonly campaigns: DataLoader<string, Campaign | null>;
  /** What everybody may know of a campaign. */
  readonly campaignTerms: DataLoader<string, CampaignTerms | null>;
  /** By the recharge that credited it; null of what was paid in. */
  readonly bonuses: DataLoader<string, Bonus | null>;
  /** Of one user: read once, however often it is shown. */
  readonly openTurnovers: DataLoader<string, OpenTurnover>;
}

export const creditsLoaders = (ctx: Context): CreditsLoaders => ({
  campaigns: new DataLoader((ids) => campaignsByIds(ctx.db, ids)),
  campaignTerms: new DataLoader((ids) => campaignTerms(ctx.db, ids)),
  bonuses: new DataLoader((ids) => bonusesByRecharges(ctx, ids)),
  openTurnovers: new DataLoader((ids) =>
    Promise.all(ids.map((userId) => openTurnover(ctx.db, userId))),
  ),
});
