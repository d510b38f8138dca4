import type { ErrorCode } from '../../../../schema/errors';
import { callSql, requireUser, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { refuseStored } from '../../../platform/idempotency/idempotency';
import { readId } from '../../../platform/text/read-money';
import { proveOwner, type OwnerProof } from '../security/prove-owner';
import { tellSecurity } from '../security/tell-security';

export interface RemovePasskey extends OwnerProof {
  readonly id: string;
}

/**
 * Deletes a passkey of the signed-in user, by the login password or a passkey. Its user is told; another's looks
 * missing.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, PASSKEY_NOT_FOUND, PASSWORD_WRONG, PASSKEY_REFUSED, TOO_MANY_REQUESTS
 */
export async function removePasskey(ctx: Context, { id, ...owner }: RemovePasskey): Promise<void> {
  const { userId } = requireUser(ctx);
  const known = readId(id) ?? refuse('PASSKEY_NOT_FOUND', {}, 'id');
  const args = [userId, known, await proveOwner(ctx, owner)];
  const [row] = await callSql<{ status: ErrorCode | 'OK'; name: string }>(ctx, REMOVE, args);
  if (row?.status !== 'OK') refuseStored(row?.status ?? null, {});
  const { name: passkey } = row;
  await tellSecurity(ctx, userId, { kind: 'PASSKEY_REMOVED', figures: { passkey } });
}

const REMOVE = 'remove_passkey($1, $2, $3)';
