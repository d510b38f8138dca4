import type { ErrorCode } from '../../../../schema/errors';
import { limits } from '../../../../schema/limits';
import { callSql, requireUser, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { refuseStored } from '../../../platform/idempotency/idempotency';
import { triesOf, weighTry } from '../../../platform/throttle/rate-limit';
import { settings } from '../../settings';
import { checkSecondFactor } from '../second-factor/check-second-factor';
import { checkFundPassword } from '../security/check-fund-password';
import { proveOwner, type OwnerProof } from '../security/prove-owner';
import { userById } from '../users';
import { newChallenge, userHandle } from './challenge';
import { credentialsOf, type Credential } from './passkeys';
import { offeredBy } from './relying-party';

export interface BeginPasskey extends OwnerProof {
  /** Beside the login password, where there is a second factor: a passkey takes the place of both. */
  readonly totp?: string | null;
  /** Beside the login password: with it the passkey stands for the fund password at once. */
  readonly fundPassword?: string | null;
}

/** What a browser makes a passkey from. */
export interface PasskeyBegun {
  readonly challenge: string;
  readonly rpId: string;
  readonly rpName: string;
  readonly userHandle: string;
  readonly userName: string;
  /** Those there are: a device that has one makes no second. */
  readonly credentials: readonly Credential[];
}

/**
 * Begins adding a passkey, once whoever is signed in has proved to be the owner: by all that it will stand for.
 * Without the fund password, where there is one, it stands for that only after 24 hours.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, PASSKEYS_NOT_OFFERED, PASSWORD_WRONG, PASSKEY_REFUSED,
 *   SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, FUND_PASSWORD_NOT_SET, FUND_PASSWORD_WRONG,
 *   TOO_MANY_REQUESTS, PASSKEYS_FULL
 */
export async function beginPasskey(ctx: Context, input: BeginPasskey): Promise<PasskeyBegun> {
  const { userId } = requireUser(ctx);
  const { id: rpId } = offeredBy(ctx.config);
  const proof = await proveOwner(ctx, input);
  const fundHash = input.passkey ? null : await proveRest(ctx, userId, input);
  const { challenge, hash } = newChallenge();
  const args = [userId, hash, proof, fundHash, limits.passkeysMax];
  const [row] = await callSql<{ status: ErrorCode | 'OK' }>(ctx, BEGIN, args);
  if (!row) throw new Error('begin_passkey gave no row');
  if (row.status !== 'OK') refuseStored(row.status, { max: limits.passkeysMax });
  const { brand: rpName } = await settings(ctx);
  return {
    ...{ challenge, rpId, rpName, userHandle: userHandle(ctx, userId) },
    userName: await nameOf(ctx, userId),
    credentials: await credentialsOf(ctx, userId),
  };
}

/** What a device calls the account by. */
async function nameOf(ctx: Context, userId: string): Promise<string> {
  const user = await userById(ctx, userId);
  return user?.userName ?? user?.email ?? user?.phone ?? userId;
}

const BEGIN = 'begin_passkey($1, $2, $3, $4, $5) AS status';

/** What a passkey stands for beside the login password. Resolves to the kept hash of the fund password, or null. */
async function proveRest(
  ctx: Context,
  userId: string,
  { totp, fundPassword }: BeginPasskey,
): Promise<string | null> {
  const user = (await userById(ctx, userId)) ?? refuse('LOGIN_REQUIRED', {});
  const throttled = { ...triesOf(`login:${userId}`, ctx.address), forgives: false };
  const right = await weighTry(ctx, throttled, async () =>
    (await checkSecondFactor(ctx, user, totp ?? '')) ? user : null,
  );
  if (!right) refuse('SECOND_FACTOR_WRONG', {}, 'totp');
  return fundPassword ? checkFundPassword(ctx, userId, fundPassword) : null;
}
