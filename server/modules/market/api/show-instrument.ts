import type { ApiContext } from '../../../graphql/api-context';
import { attempt } from '../../../graphql/user-errors';
import { changesOf } from '../../proposals';
import { toTexts } from '../../recharges/api/channel-admin.types';
import type { StaffLoaders } from '../../staff';
import { staffName } from '../../staff/api/staff-name';
import { prohibitWords } from '../desk/prohibit-words';
import { newestVersion, type MarketVersion } from '../desk/market-versions';
import type { Instrument } from '../instrument.entity';
import { instrumentById } from '../instruments';
import type { MarketLoaders } from '../market.loaders';
import type { AdminInstrumentType, MarketVersionType } from './market-desk.types';

export type DeskContext = ApiContext<MarketLoaders & StaffLoaders>;

/** An instrument as the console shows it. Its terms are shown by their own resolver. */
export async function showInstrument(
  ctx: DeskContext,
  instrument: Instrument,
): Promise<AdminInstrumentType> {
  const { id, names, descriptions, ...same } = instrument;
  const [hours, terms, quote, version] = await Promise.all([
    ctx.loaders.marketStates.load(id),
    ctx.loaders.terms.load(id),
    ctx.loaders.quotes.load(id),
    newestVersion(ctx, { of: 'instrument', id }),
  ]);
  return {
    ...same,
    id,
    version,
    name: names[ctx.locale],
    prohibitReason: prohibitWords(ctx.locale, same.prohibitReason),
    names: toTexts(names),
    descriptions: toTexts(descriptions),
    state: hours?.state ?? 'CLOSED',
    terms,
    quotedAt: quote?.at ?? null,
  };
}

/** The instrument after an act that resolves to its id. */
export async function instrumentAfter(ctx: DeskContext, act: () => Promise<string>) {
  const { value, userErrors } = await attempt(ctx, async () => instrumentById(ctx, await act()));
  return { instrument: value && (await showInstrument(ctx, value)), userErrors };
}

export async function showMarketVersion(
  ctx: DeskContext,
  { staffId, reason, ...same }: MarketVersion,
): Promise<MarketVersionType> {
  return {
    ...same,
    reason: prohibitWords(ctx.locale, reason) ?? reason,
    by: await staffName(ctx, staffId),
    changes: changesOf(same),
  };
}
