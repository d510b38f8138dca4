import {
  campaigns,
  grantCampaignCredit,
  openCampaigns,
  proposeCampaign,
  proposeCredit,
  type ProposeCampaign,
} from '../modules/credits';
import { confirmProposal } from '../modules/proposals';
import type { Context } from '../platform/context';
import type { People } from './people';
import quietTitles from './campaign-titles.json';
import { unlessRefused } from './unless-refused';

const titles = {
  en: 'Welcome to practice',
  de: 'Willkommen zum Üben',
  es: 'Bienvenida a la práctica',
  fr: 'Bienvenue à l’entraînement',
  hk: '歡迎練習',
  jp: '練習へようこそ',
  kor: '연습을 환영합니다',
  th: 'ยินดีต้อนรับสู่การฝึกหัด',
  zh: '欢迎练习',
  vi: 'Chào mừng bạn đến luyện tập',
};

const DAY_MS = 86_400_000;

/** The key of the one credit under the campaign: once it was answered, all was done. */
export const lastCreditKey = 'practice-ivy-credit';

/** Campaigns that both administrators agreed to, the daily bonus and rewards for inviting among them; Ivy credited under it, and a credit by hand that waits. */
export async function fillCredits(ctx: Context, { staff, users }: People): Promise<void> {
  const one = { ...ctx, staff: staff.admin };
  const campaignId = await theCampaign(ctx, one, { ...ctx, staff: staff.admin2 });
  const ivy = users.ivy.id;
  await theGiving(ctx, one, { ...ctx, staff: staff.admin2 });
  await theQuiet(ctx, { staff, users });
  const credit = { userId: ivy, class: 'SYSTEM', amount: 1_500n, turnoverTimes: 0 } as const;
  await proposeCredit(one, {
    ...{ ...credit, rewards: null, idempotencyKey: 'practice-ivy-by-hand' },
    reason: 'The fee of her transfer, which the bank took twice',
  }).catch(unlessRefused);
  await grantCampaignCredit(one, {
    ...{ campaignId, userId: ivy, rewards: null, idempotencyKey: lastCreditKey },
  }).catch(unlessRefused);
}

async function theCampaign(ctx: Context, one: Context, another: Context): Promise<string> {
  const [known] = await openCampaigns(ctx);
  if (known) return known.id;
  const now = (await ctx.now()).getTime();
  const { id } = await proposeCampaign(one, {
    ...{ id: null, titles, class: 'GIFT', amount: 5_000n, turnoverTimes: 5, budget: 500_000n },
    ...{ startsAt: new Date(now), endsAt: new Date(now + 365 * DAY_MS), open: true },
    ...{ reason: 'A campaign of the practice world', idempotencyKey: null },
  });
  await confirmProposal(another, id);
  const [made] = await openCampaigns(ctx);
  if (!made) throw new Error('the campaign of the practice world is gone');
  return made.id;
}

const givingTitles = {
  DAILY_BONUS: {
    en: 'Daily bonus',
    de: 'Tagesbonus',
    es: 'Bono diario',
    fr: 'Bonus du jour',
    hk: '每日獎勵',
    jp: 'デイリーボーナス',
    kor: '일일 보너스',
    th: 'โบนัสรายวัน',
    zh: '每日奖励',
    vi: 'Thưởng hằng ngày',
  },
  INVITATION: {
    en: 'Reward for inviting',
    de: 'Prämie für Einladungen',
    es: 'Recompensa por invitar',
    fr: 'Récompense d’invitation',
    hk: '邀請獎勵',
    jp: '招待報酬',
    kor: '초대 보상',
    th: 'รางวัลการเชิญ',
    zh: '邀请奖励',
    vi: 'Thưởng mời bạn bè',
  },
} as const;

/** What gives by itself: each day's bonus, and each tier of the rewards for inviting. Minor units of USD. */
const giving = [
  { purpose: 'DAILY_BONUS', class: 'GIFT', amount: 100n, turnoverTimes: 1, budget: 1_000_000n },
  { purpose: 'INVITATION', class: 'PROMOTION', amount: 1_000n, turnoverTimes: 3, budget: 200_000n },
  { purpose: 'INVITATION', class: 'PROMOTION', amount: 3_000n, turnoverTimes: 3, budget: 300_000n },
  {
    purpose: 'INVITATION',
    class: 'PROMOTION',
    amount: 10_000n,
    turnoverTimes: 3,
    budget: 500_000n,
  },
] as const;

/** Campaigns that give nothing at this moment, each for another reason. From and to: days from now. */
const quiet = [
  { key: 'coming', days: [14, 44], open: true, spent: false },
  { key: 'closed', days: [-10, 80], open: false, spent: false },
  { key: 'ended', days: [-40, -10], open: true, spent: false },
  { key: 'spent', days: [-5, 60], open: true, spent: true },
] as const;

/** Small ones, of which one credit is all. */
async function theQuiet(ctx: Context, people: People): Promise<void> {
  const [one, another] = [people.staff.admin, people.staff.admin2].map((staff) => ({
    ...{ ...ctx, staff },
  })) as [Context, Context];
  const known = await campaigns(ctx, { first: 100, after: null });
  const now = (await ctx.now()).getTime();
  for (const { key, days, open, spent } of quiet) {
    const isKnown = known.some((campaign) => campaign.titles.en === quietTitles[key].en);
    if (isKnown) continue;
    const [startsAt, endsAt] = days.map((n) => new Date(now + n * DAY_MS)) as [Date, Date];
    const campaignId = await theQuietOne([one, another], {
      ...{ id: null, titles: quietTitles[key], class: 'GIFT', amount: 2_000n, turnoverTimes: 2 },
      ...{ budget: 2_000n, startsAt, endsAt, open, idempotencyKey: null },
      reason: 'A campaign of the practice world',
    });
    if (!spent) continue;
    const asked = { campaignId, userId: people.users.noa.id, rewards: null };
    await grantCampaignCredit(one, { ...asked, idempotencyKey: 'practice-noa-credit' }).catch(
      unlessRefused,
    );
  }
}

/** None begins that has ended already: such a one begins with another end, and is changed. Resolves to its id. */
async function theQuietOne(
  [one, another]: readonly [Context, Context],
  asked: ProposeCampaign,
): Promise<string> {
  const agree = async (terms: ProposeCampaign) => {
    const { id } = await proposeCampaign(one, terms);
    await confirmProposal(another, id);
  };
  const now = (await one.now()).getTime();
  const hasEnded = asked.endsAt.getTime() <= now;
  await agree({ ...asked, ...(hasEnded && { endsAt: new Date(now + DAY_MS) }) });
  const [made] = await campaigns(one, { first: 1, after: null });
  if (!made) throw new Error('no campaign was made');
  if (hasEnded) await agree({ ...asked, id: made.id });
  return made.id;
}

/** Those of them that are missing: after a start that was cut short some are there already. */
async function theGiving(ctx: Context, one: Context, another: Context): Promise<void> {
  const open = await openCampaigns(ctx);
  const now = (await ctx.now()).getTime();
  for (const terms of giving) {
    const { purpose, amount } = terms;
    if (open.some((known) => known.purpose === purpose && known.amount === amount)) continue;
    const { id } = await proposeCampaign(one, {
      ...{ ...terms, id: null, titles: givingTitles[purpose], open: true },
      ...{ startsAt: new Date(now), endsAt: new Date(now + 365 * DAY_MS) },
      ...{ reason: 'Gives by itself in the practice world', idempotencyKey: null },
    });
    await confirmProposal(another, id);
  }
}
