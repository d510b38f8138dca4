import type { ErrorCode } from '../../../../schema/errors';
import { limits } from '../../../../schema/limits';
import { callSql, requireUser, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { refuseStored } from '../../../platform/idempotency/idempotency';
import { readText } from '../../../platform/text/read-text';
import { tellSecurity } from '../security/tell-security';
import { checkMade, readTransports, type PasskeyMade } from './check-signature';

export interface AddPasskey {
  /** What its user calls it; the device that adds it when left out. */
  readonly name?: string | null;
  readonly made: PasskeyMade;
}

/**
 * Adds the passkey that a device made for `beginPasskey`. Its user is told.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, PARAM_INVALID, PASSKEY_REFUSED, PASSKEYS_FULL
 */
export async function addPasskey(ctx: Context, { name: text, made }: AddPasskey): Promise<string> {
  const { userId } = requireUser(ctx);
  const name = passkeyName(text ?? '') || nameOfDevice(ctx);
  const checked = (await checkMade(ctx, made)) ?? refuse('PASSKEY_REFUSED', {});
  const { hash, credentialId, publicKey, counter, backedUp } = checked;
  const transports = readTransports(made.transports);
  const [row] = await callSql<Added>(ctx, ADD, [
    ...[userId, hash, credentialId, publicKey, counter, transports, name, backedUp],
    limits.passkeysMax,
  ]);
  if (!row) throw new Error('add_passkey gave no row');
  if (row.status !== 'OK') refuseStored(row.status, { max: limits.passkeysMax });
  await tellSecurity(ctx, userId, { kind: 'PASSKEY_ADDED', figures: { passkey: name } });
  return row.id;
}

type Added =
  | { readonly status: ErrorCode; readonly id: null }
  | { readonly status: 'OK'; readonly id: string };

const nameOfDevice = ({ device }: Context): string =>
  (device ?? 'Passkey').slice(0, limits.passkeyNameLengthMax);

const ADD = 'add_passkey($1, $2, $3, $4, $5, $6, $7, $8, $9)';

/** @throws PARAM_INVALID */
export const passkeyName = (text: string): string =>
  readText(text, { max: limits.passkeyNameLengthMax, field: 'name' });
