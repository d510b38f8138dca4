import { callSqlIn, requireUser, type Context } from '../../platform/context';
import { DomainError, figuresOf, refuse } from '../../platform/domain-error';
import { fingerprint, idempotent, type Answered } from '../../platform/idempotency/idempotency';
import { readId } from '../../platform/text/read-money';

export interface Convert {
  readonly quoteId: string;
  readonly idempotencyKey: string | null;
}

/**
 * Converts at a quoted rate, once: exactly what was quoted moves. Resolves to the conversion's id, which is
 * the quote's.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, PARAM_INVALID, IDEMPOTENCY_KEY_REUSED, QUOTE_EXPIRED, BALANCE_TOO_LOW,
 * TURNOVER_LOW
 */
export async function convert(ctx: Context, input: Convert): Promise<Answered> {
  const { userId } = requireUser(ctx);
  const quoteId = readId(input.quoteId) ?? refuse('QUOTE_EXPIRED', {}, 'quoteId');
  const claim = {
    actor: `user/${userId}`,
    operation: 'conversion.convert',
    key: input.idempotencyKey,
    fingerprint: fingerprint(ctx, { quoteId }),
  };
  return idempotent(ctx, claim, async (tx) => {
    const call = 'convert_at_quote($1, $2)';
    const [row] = await callSqlIn<Converted>(tx, call, [userId, quoteId]);
    const { status, figures } = row ?? { status: 'QUOTE_EXPIRED', figures: null };
    if (status !== 'OK') throw new DomainError(status, figuresOf(status, figures));
    return quoteId;
  });
}

interface Converted {
  readonly status: 'OK' | 'QUOTE_EXPIRED' | 'BALANCE_TOO_LOW' | 'TURNOVER_LOW';
  readonly figures: object | null;
}
