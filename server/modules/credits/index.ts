export type { CreditsLoaders } from './credits.loaders';
export { campaigns, openCampaigns } from './campaigns';
export { grantCampaignCredit } from './grant-campaign-credit';
export { titleOfCredit } from './credit-title';
export { claimDailyBonus } from './daily/claim-daily-bonus';
export { claimedToday, dailyBonus } from './daily/daily-bonus';
export { openTurnover, type OpenTurnover } from './open-turnover';
export { proposeCampaign, type ProposeCampaign } from './propose-campaign';
export { proposeCredit, type ProposeCredit } from './propose-credit';
