import { readAccountName } from '../../../schema/limits';
import type { Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { settings } from '../settings';
import { reachable } from './account-name';
import { addUser } from './add-user';
import { checkFundPassword, checkLoginPassword, type ChosenPassword } from './password-rules';
import { useCode } from './use-code';
import { User } from './user.entity';

export interface Register {
  readonly account: string;
  readonly code: string;
  readonly password: string;
  readonly passwordRepeat: string;
  readonly fundPassword?: ChosenPassword | null;
  readonly userName?: string | null;
  readonly invitationCode: string;
  readonly agreed: boolean;
  /** True where the agreement that was ticked contains the risk notice. */
  readonly riskAcknowledged: boolean;
}

/**
 * A new user with empty purses. The code is asked for before the account's existence is told.
 *
 * @throws ACCOUNT_FORMAT, PASSWORD_LENGTH, PASSWORD_COMMON, PASSWORD_MISMATCH, FUND_PASSWORD_LENGTH,
 *   FUND_PASSWORD_COMMON, FUND_PASSWORD_MISMATCH, AGREEMENT_REQUIRED, INVITE_REQUIRED,
 *   INVITER_INVALID, CODE_REQUIRED, CODE_WRONG, TOO_MANY_REQUESTS, ACCOUNT_EXISTS
 */
export async function register(ctx: Context, input: Register): Promise<User> {
  const name = reachable(input.account);
  const userName = readUserName(input.userName);
  checkLoginPassword({ password: input.password, repeat: input.passwordRepeat });
  if (input.fundPassword) checkFundPassword(input.fundPassword);
  if (!input.agreed) refuse('AGREEMENT_REQUIRED', {}, 'agreed');
  const inviterId = await inviterOf(ctx, input.invitationCode.trim());
  await useCode(ctx, { target: name.value, scene: 'REGISTER', code: input.code.trim() });
  return addUser(ctx, {
    name,
    userName,
    inviterId,
    password: input.password,
    fundPassword: input.fundPassword?.password ?? null,
    riskAcknowledged: input.riskAcknowledged,
  });
}

function readUserName(text: string | null | undefined): string | null {
  if (text == null || text.trim() === '') return null;
  const name = readAccountName(text);
  return name?.kind === 'userName' ? name.value : refuse('ACCOUNT_FORMAT', {}, 'userName');
}

async function inviterOf(ctx: Context, code: string): Promise<string | null> {
  if (code === '') {
    const { invitationRequired } = await settings(ctx);
    return invitationRequired ? refuse('INVITE_REQUIRED', {}, 'invitationCode') : null;
  }
  const inviter = await ctx.db
    .getRepository(User)
    .findOneBy({ invitationCode: code.toUpperCase() });
  return inviter?.id ?? refuse('INVITER_INVALID', {}, 'invitationCode');
}
