import sharp from 'sharp';
import type { WrittenKind } from '../../schema/content/articles';
import type { CampaignPurpose } from '../../schema/states';
import { languages } from '../../schema/languages';
import { articlesOf, draftArticle, publishArticle } from '../modules/content';
import { openCampaigns } from '../modules/credits';
import { acceptStaffPicture } from '../modules/uploads';
import type { Context } from '../platform/context';
import texts from './article-texts.json';
import type { People } from './people';
import { unlessRefused } from './unless-refused';

interface Planned {
  /** Days from now: when it begins and ends to be shown, or to run. */
  readonly days?: readonly [from: number, until: number];
  readonly weight?: number;
  /** It shows the terms of the oldest open campaign for this. */
  readonly shows?: CampaignPurpose;
}

type Name = keyof typeof texts;

/** What has a time or a place of its own. */
const plan: Readonly<Partial<Record<Name, Planned>>> = {
  // First of all, so that on Home those that give nothing stand before them.
  daily: { days: [0, 60], shows: 'DAILY_BONUS' },
  invite: { days: [0, 60], shows: 'INVITATION' },
  practice: { weight: 10 },
  limits: { days: [0, 30] },
  reading: { days: [7, 14] },
  // From tomorrow on: whoever tries the first day is not stopped by it.
  welcome: { days: [1, 90] },
};

const DAY_MS = 86_400_000;

/** Each is drafted, and published by an administrator; a start that was cut short is completed. */
export async function fillArticles(ctx: Context, { staff }: People): Promise<void> {
  const admin = { ...ctx, staff: staff.admin };
  for (const name of Object.keys(texts) as Name[]) {
    const known = await find(ctx, name);
    if (known?.state === 'PUBLISHED') continue;
    const id = known?.id ?? (await draftArticle(admin, await draftOf(admin, name)));
    await publishArticle(admin, { id, version: 1 }).catch(unlessRefused);
  }
}

async function find(ctx: Context, name: Name) {
  const { kind, titles } = texts[name];
  const page = { first: 100, after: null };
  const all = await articlesOf(ctx.db, { kind: kind as WrittenKind, state: null, ...page });
  return all.find((one) => one.titles.en === titles.en);
}

async function draftOf(ctx: Context, name: Name) {
  const found = texts[name];
  const { weight = 0, days, shows } = plan[name] ?? {};
  const now = (await ctx.now()).getTime();
  const at = (day: number | undefined) => (day === undefined ? null : new Date(now + day * DAY_MS));
  const isBanner = found.kind === 'BANNER';
  return {
    ...{ id: null, kind: found.kind as WrittenKind, seen: 0, weight },
    idempotencyKey: null,
    texts: languages.map((language) => ({
      ...{ language, title: found.titles[language] },
      summary: isBanner ? found.texts[language] : '',
      body: isBanner ? '' : `<p>${found.texts[language]}</p>`,
    })),
    picture: isBanner ? (await acceptStaffPicture(ctx, await water(name))).hash : null,
    link: 'link' in found ? found.link : null,
    ...{ startsAt: at(days?.[0]), endsAt: at(days?.[1]) },
    campaignId: shows === undefined ? null : await campaignFor(ctx, shows),
  };
}

async function campaignFor(ctx: Context, purpose: CampaignPurpose): Promise<string> {
  const found = (await openCampaigns(ctx)).find((campaign) => campaign.purpose === purpose);
  if (!found) throw new Error(`the practice world has no campaign for ${purpose}`);
  return found.id;
}

/** Still water, drawn: rings on a dark ground, with room for words below. */
function water(name: Name): Promise<Buffer> {
  const centre = name === 'verify' ? 760 : 620;
  const ring = (n: number) =>
    `<ellipse cx="${String(centre)}" cy="150" rx="${String(60 * n)}" ry="${String(20 * n)}"/>`;
  const rings = [1, 2, 3, 4, 5, 6].map(ring).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="384">
    <rect width="1024" height="384" fill="#0f1b3d"/>
    <g fill="none" stroke="#8fabff" stroke-opacity=".35" stroke-width="2">${rings}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
