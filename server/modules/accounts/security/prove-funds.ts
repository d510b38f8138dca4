import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import type { PasskeyAnswer } from '../passkeys/check-signature';
import { provePasskey } from '../passkeys/prove-passkey';
import { checkFundPassword } from './check-fund-password';
import { weighOwnTry } from './own-tries';

export interface FundProof {
  readonly fundPassword?: string | null | undefined;
  /** In place of the fund password. */
  readonly passkey?: PasskeyAnswer | null | undefined;
}

/**
 * Asks for the fund password of a user, or a passkey that stands for it. Resolves to what SQL functions take for
 * it: the kept hash, or what the passkey has proved, which they use up: a signature moves money once. Either counts
 * as a try of the fund password. It is work for the processor: never inside a transaction.
 *
 * @throws FUND_PASSWORD_NOT_SET, FUND_PASSWORD_WRONG, TOO_MANY_REQUESTS
 */
export async function proveFunds(
  ctx: Context,
  userId: string,
  { fundPassword, passkey }: FundProof,
): Promise<string> {
  if (!passkey) return checkFundPassword(ctx, userId, fundPassword ?? '');
  const right = await weighOwnTry(ctx, { guessed: 'fund', userId }, () =>
    provePasskey(ctx, passkey, { purpose: 'FUND', userId }),
  );
  return right?.proof ?? refuse('FUND_PASSWORD_WRONG', {}, 'passkey');
}
