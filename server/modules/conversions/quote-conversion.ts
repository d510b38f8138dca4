import type { ErrorCode } from '../../../schema/errors';
import type { Money } from '../../../schema/money';
import { callSql, requireUser, type Context } from '../../platform/context';
import { DomainError, figuresOf, refuse } from '../../platform/domain-error';
import type { Conversion } from './conversion.entity';
import { quotedConversion } from './conversions';

export interface QuoteConversion {
  /** What is given: USD for coin, or coin for USD. */
  readonly give: Money;
  /** The coin's code: the other side, or that of `give`. */
  readonly coin: string;
}

/** More than any purse holds. */
const MINOR_MAX = 10n ** 18n;

interface Quoted {
  readonly status:
    | 'OK'
    | Extract<ErrorCode, 'COIN_NOT_FOUND' | 'QUOTE_STALE' | 'AMOUNT_INVALID' | 'TURNOVER_LOW'>;
  readonly id: string | null;
  /** Of TURNOVER_LOW. */
  readonly figures: object | null;
}

/**
 * Quotes what a conversion comes to now and holds it for some seconds (setting). No money moves.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, COIN_NOT_FOUND, QUOTE_STALE, AMOUNT_INVALID, TURNOVER_LOW
 */
export async function quoteConversion(
  ctx: Context,
  { give, coin }: QuoteConversion,
): Promise<Conversion> {
  const { userId } = requireUser(ctx);
  if (give.minor > MINOR_MAX) refuse('AMOUNT_INVALID', {}, 'amount');
  const args = [userId, give.asset === 'USD', coin, give.minor];
  const [row] = await callSql<Quoted>(ctx, 'quote_conversion($1, $2, $3, $4)', args);
  if (!row) throw new Error('quote_conversion gave no row');
  if (row.status !== 'OK') refuseQuote(row.status, row.figures);
  const quoted = await quotedConversion(ctx, row.id ?? '');
  if (!quoted) throw new Error(`conversion ${row.id ?? ''} is gone`);
  return quoted;
}

function refuseQuote(status: Exclude<Quoted['status'], 'OK'>, figures: object | null): never {
  const ofCoin = status === 'COIN_NOT_FOUND' || status === 'QUOTE_STALE';
  throw new DomainError(status, figuresOf(status, figures), ofCoin ? 'coin' : 'amount');
}
