import { limits } from '../../../schema/limits';
import type { Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { readText } from '../../platform/text/read-text';
import { settings } from '../settings';
import { reachable } from './account-name';
import { addUser } from './add-user';
import { checkFundPassword, checkLoginPassword, type ChosenPassword } from './password-rules';
import { useCode } from './codes/use-code';
import { readUserName } from './profile/read-user-name';
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
 * A new user with empty purses. The code is asked for before the answer says whether the account exists.
 *
 * @throws ACCOUNT_FORMAT, PASSWORD_LENGTH, PASSWORD_COMMON, PASSWORD_MISMATCH, FUND_PASSWORD_LENGTH,
 *   FUND_PASSWORD_COMMON, FUND_PASSWORD_MISMATCH, AGREEMENT_REQUIRED, INVITE_REQUIRED,
 *   INVITER_INVALID, CODE_REQUIRED, CODE_WRONG, TOO_MANY_REQUESTS, ACCOUNT_EXISTS
 */
export async function register(ctx: Context, input: Register): Promise<User> {
  const name = reachable(input.account);
  const { userName: chosen } = input;
  const userName = (chosen ?? '').trim() === '' ? null : await readUserName(ctx, chosen ?? '');
  checkLoginPassword({ password: input.password, repeat: input.passwordRepeat });
  if (input.fundPassword) checkFundPassword(input.fundPassword);
  if (!input.agreed) refuse('AGREEMENT_REQUIRED', {}, 'agreed');
  const inviterId = await inviterOf(ctx, input.invitationCode);
  await useCode(ctx, { target: name.value, scene: 'REGISTER', code: readCode(input.code) });
  return addUser(ctx, {
    name,
    userName,
    inviterId,
    password: input.password,
    fundPassword: input.fundPassword?.password ?? null,
    riskAcknowledged: input.riskAcknowledged,
  });
}

const readCode = (text: string): string =>
  readText(text, { max: limits.codeLengthMax, field: 'code', code: 'CODE_WRONG' });

async function inviterOf(ctx: Context, text: string): Promise<string | null> {
  const [max, field] = [limits.codeLengthMax, 'invitationCode'];
  const code = readText(text, { max, field, code: 'INVITER_INVALID' });
  if (code === '') {
    const { invitationRequired } = await settings(ctx);
    return invitationRequired ? refuse('INVITE_REQUIRED', {}, 'invitationCode') : null;
  }
  const inviter = await ctx.db
    .getRepository(User)
    .findOneBy({ invitationCode: code.toUpperCase() });
  return inviter?.id ?? refuse('INVITER_INVALID', {}, 'invitationCode');
}
