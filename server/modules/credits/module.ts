import { READ, type Module } from '../../platform/module';
import { ActivityCampaignResolver } from './api/activity-campaign.resolver';
import { CampaignResolver } from './api/campaign.resolver';
import { CreditAdminResolver } from './api/credit-admin.resolver';
import { DailyBonusResolver } from './api/daily-bonus.resolver';
import { CreditResolver } from './api/credit.resolver';
import { campaignNames, campaignsCalled } from './campaigns';
import { creditChecks } from './checks';
import { Bonus, Campaign } from './credits.entities';
import { creditsLoaders } from './credits.loaders';

/** What the platform gives, and the turnover that frees it. */
export const credits = {
  name: 'credits',
  tables: { bonus: READ, campaign: READ, campaign_version: READ, daily_bonus: READ },
  functions: [
    ...['claim_daily_bonus', 'daily_bonus_default', 'giving_campaigns'],
    ...['grant_campaign_credit', 'open_turnover'],
  ],
  verify: {
    tables: {
      'verify.campaigns': READ,
      'verify.credits': READ,
      'verify.daily_bonuses': READ,
    },
  },
  entities: [Bonus, Campaign],
  resolvers: {
    user: [ActivityCampaignResolver, CreditResolver, DailyBonusResolver],
    staff: [CampaignResolver, CreditAdminResolver],
  },
  permissions: {
    'campaign.read': ['ADMIN'],
    'credit.grant': ['ADMIN'],
    'credit.read': ['SUPPORT', 'ADMIN'],
  },
  loaders: creditsLoaders,
  audited: { campaign: { names: campaignNames, idsOf: campaignsCalled } },
  checks: creditChecks,
} satisfies Module;
