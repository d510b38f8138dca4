import { callSql, requireStaff, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { readReason } from '../../../platform/text/read-text';
import { feedsOffered } from '../feed-keys';
import type { FeedName } from '../feeds/feed';
import { marketLimits } from '../../../../schema/figures/market-limits';
import { refuseChange, refuseRunning, type UntilAnswer } from './refuse-change';

/** Where an instrument's prices come from, and which of them are taken. */
export interface QuotedBy {
  readonly feed: FeedName;
  /** What the provider calls it; null for the simulated feed alone. */
  readonly providerSymbol: string | null;
  /** How often the provider is asked, in milliseconds; 0 where it sends of its own accord. */
  readonly pollMs: number;
  /** The age from which its newest quote neither opens nor settles anything. At least two polls. */
  readonly staleAfterMs: number;
  /** A price further away from the last than this, in basis points, is refused. */
  readonly sanityBp: number;
}

export interface ChangeFeed extends QuotedBy {
  readonly instrumentId: string;
  /** The newest version that whoever asks has read; `0` for none. */
  readonly seen: string;
  readonly reason: string;
}

interface Answer extends UntilAnswer {
  readonly field: string | null;
}

/**
 * Lets another feed quote an instrument, or the same by other figures, while no contract on it runs. For
 * administrators: the database refuses everybody else.
 * @throws LOGIN_REQUIRED, PRODUCT_NOT_FOUND, PARAM_INVALID, REASON_REQUIRED, CHANGED_MEANWHILE, NOTHING_CHANGES;
 *   FEED_IN_USE and when the last of them ends
 */
export async function changeFeed(ctx: Context, asked: ChangeFeed): Promise<void> {
  const { staffId } = requireStaff(ctx);
  const id = readId(asked.instrumentId) ?? refuse('PRODUCT_NOT_FOUND', {}, 'instrumentId');
  const quotedBy = readQuotedBy(ctx, asked);
  const reason = readReason(asked.reason) ?? refuse('REASON_REQUIRED', {}, 'reason');
  const [row] = await callSql<Answer>(ctx, 'change_feed($1, $2, $3, $4, $5, $6)', [
    ...[staffId, id, JSON.stringify(quotedBy), readId(asked.seen) ?? '0', reason, ctx.address],
  ]);
  refuseRunning(row);
  refuseChange(row?.status, row?.field ?? 'feed');
  await ctx.bus.publish('markets', [id]);
}

const SYMBOL = /^[A-Za-z0-9./:_-]{1,30}$/;

function readQuotedBy(ctx: Context, asked: ChangeFeed): QuotedBy {
  const { feed, pollMs, staleAfterMs, sanityBp } = asked;
  if (!feedsOffered(ctx.config).includes(feed)) invalid('feed');
  const providerSymbol = readSymbol(asked);
  if (!within(pollMs, 0, marketLimits.pollMsMax)) invalid('pollMs');
  const least = Math.max(marketLimits.staleAfterMsMin, 2 * pollMs);
  if (!within(staleAfterMs, least, marketLimits.staleAfterMsMax)) invalid('staleAfterMs');
  if (!within(sanityBp, marketLimits.sanityBpMin, marketLimits.sanityBpMax)) invalid('sanityBp');
  return { feed, providerSymbol, pollMs, staleAfterMs, sanityBp };
}

function readSymbol({ feed, providerSymbol }: QuotedBy): string | null {
  const symbol = providerSymbol?.trim() ?? '';
  if (feed === 'simulated') return symbol === '' ? null : invalid('providerSymbol');
  return SYMBOL.test(symbol) ? symbol : invalid('providerSymbol');
}

const invalid = (field: string): never => refuse('PARAM_INVALID', { field }, field);
const within = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max;
