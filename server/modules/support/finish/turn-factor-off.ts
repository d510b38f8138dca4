import type { Context } from '../../../platform/context';
import { checkCredentials, codeTarget, tellSecurity, useCode } from '../../accounts';
import { confirmHelp } from './confirm-help';

export interface TurnFactorOff {
  readonly account: string;
  readonly password: string;
  /** As it was sent to the account. */
  readonly code: string;
}

/**
 * Takes a lost second factor away, a day after its owner's request was announced: by the login password and a code
 * sent to the account. Opens no session.
 *
 * @throws what `checkCredentials` refuses, ACCOUNT_LOCKED, CODE_REQUIRED, CODE_WRONG, REQUEST_NOT_FOUND, HELP_WAITS
 */
export async function turnFactorOff(ctx: Context, input: TurnFactorOff): Promise<void> {
  const user = await checkCredentials(ctx, input);
  const target = codeTarget(user, input.account.trim().toLowerCase());
  await useCode(ctx, { target, scene: 'FACTOR_OFF', code: input.code.trim() });
  await confirmHelp(ctx, 'turn_factor_off($1)', [user.id]);
  await tellSecurity(ctx, user.id, { kind: 'SECOND_FACTOR_OFF', figures: {} });
}
