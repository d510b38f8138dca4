import { callSql, type Context } from '../../../platform/context';
import { tellSecurity } from '../security/tell-security';
import { proofOf, userHandle, type PasskeyPurpose } from './challenge';
import { checkSignature, type PasskeyAnswer } from './check-signature';
import { passkeyCalled, type KeptPasskey } from './passkeys';

interface Asked {
  readonly purpose: PasskeyPurpose;
  /** Null when signing in: then it is whose passkey it is. */
  readonly userId: string | null;
}

/**
 * Whether one of a user's passkeys has signed a challenge of this purpose. Resolves to what SQL functions take in
 * place of a kept hash, and use up; null where it has not. A device whose count does not grow may be a copy: its
 * owner is told.
 */
export async function provePasskey(
  ctx: Context,
  answer: PasskeyAnswer,
  { purpose, userId }: Asked,
): Promise<{ readonly proof: string; readonly passkey: KeptPasskey } | null> {
  const passkey = await passkeyCalled(ctx, answer.id);
  if (!passkey || !isOwner(ctx, passkey, { userId, said: answer.userHandle })) return null;
  const signed = await checkSignature(ctx, passkey, answer);
  if (!signed) return null;
  const { hash, counter, backedUp } = signed;
  const args = [hash, purpose, userId, passkey.id, counter, backedUp];
  const [row] = await callSql<{ status: 'OK' | 'WRONG' | 'COPIED' }>(ctx, PROVE, args);
  if (row?.status === 'COPIED') {
    const figures = { passkey: passkey.name };
    await tellSecurity(ctx, passkey.userId, { kind: 'PASSKEY_COPIED', figures });
  }
  return row?.status === 'OK' ? { proof: proofOf(hash), passkey } : null;
}

const PROVE = 'prove_passkey($1, $2, $3, $4, $5, $6) AS status';

/** Of this user; and where the device says whose it is, as it must when signing in, of that one. */
function isOwner(ctx: Context, passkey: KeptPasskey, { userId, said }: Claimed): boolean {
  if (userId !== null && passkey.userId !== userId) return false;
  const silent = (said ?? '') === '';
  return (userId !== null && silent) || said === userHandle(ctx, passkey.userId);
}

interface Claimed {
  readonly userId: string | null;
  /** As the device keeps it; empty where it does not say. */
  readonly said: string | null | undefined;
}
