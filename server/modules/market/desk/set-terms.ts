import type { ErrorCode } from '../../../../schema/errors';
import { marketLimits } from '../../../../schema/figures/market-limits';
import { callSql, requireStaff, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { readReason } from '../../../platform/text/read-text';
import { feedsOffered } from '../feed-keys';
import { refuseChange } from './refuse-change';

/** What is offered for one duration. Rates in basis points, stakes in cents. */
export interface OfferedTerms {
  readonly seconds: number;
  readonly payoutBp: number;
  readonly feeBp: number;
  readonly min: bigint;
  readonly max: bigint;
}

export interface SetTerms {
  readonly instrumentId: string;
  /** All that is offered from now on. */
  readonly terms: readonly OfferedTerms[];
  /** The newest version that whoever asks has read; `0` for none. */
  readonly seen: string;
  readonly reason: string;
}

interface Answer {
  readonly status: ErrorCode | 'OK';
  readonly field: string | null;
}

/**
 * Offers other terms on an instrument from the next order on; contracts that run keep theirs. For administrators: the
 * database refuses everybody else.
 * @throws LOGIN_REQUIRED, PRODUCT_NOT_FOUND, PARAM_INVALID, AMOUNT_INVALID, REASON_REQUIRED, CHANGED_MEANWHILE,
 *   NOTHING_CHANGES, QUOTED_ONLY; beside a fault stands its duration: `terms.60.max`, or `feed` where the first terms come before a
 *   feed that can quote here
 */
export async function setTerms(ctx: Context, asked: SetTerms): Promise<void> {
  const { staffId } = requireStaff(ctx);
  const id = readId(asked.instrumentId) ?? refuse('PRODUCT_NOT_FOUND', {}, 'instrumentId');
  checkTerms(asked.terms);
  const reason = readReason(asked.reason) ?? refuse('REASON_REQUIRED', {}, 'reason');
  const terms = asked.terms.map((one) => ({
    ...one,
    min: one.min.toString(),
    max: one.max.toString(),
  }));
  const [row] = await callSql<Answer>(ctx, 'set_terms($1, $2, $3, $4, $5, $6, $7)', [
    ...[staffId, id, JSON.stringify(terms), feedsOffered(ctx.config)],
    ...[readId(asked.seen) ?? '0', reason, ctx.address],
  ]);
  refuseChange(row?.status, row?.field ?? 'terms');
  await ctx.bus.publish('markets', [id]);
}

const invalid = (field: string): never => refuse('PARAM_INVALID', { field }, field);
const within = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max;

function checkTerms(terms: readonly OfferedTerms[]): void {
  const durations = terms.map(({ seconds }) => seconds);
  if (terms.length > marketLimits.durationsMax) invalid('terms');
  if (new Set(durations).size < terms.length) invalid('terms');
  terms.forEach(checkOne);
}

function checkOne({ seconds, payoutBp, feeBp, min, max }: OfferedTerms): void {
  const at = `terms.${String(seconds)}`;
  if (!within(seconds, 1, marketLimits.durationSecondsMax)) invalid(`${at}.seconds`);
  if (!within(payoutBp, 1, marketLimits.payoutBpMax)) invalid(`${at}.payoutBp`);
  if (!within(feeBp, 0, marketLimits.orderFeeBpMax)) invalid(`${at}.feeBp`);
  if (min <= 0n) refuse('AMOUNT_INVALID', {}, `${at}.min`);
  if (max < min || max > marketLimits.stakeMax) refuse('AMOUNT_INVALID', {}, `${at}.max`);
}
