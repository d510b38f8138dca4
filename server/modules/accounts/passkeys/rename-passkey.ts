import { callSql, requireUser, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { passkeyName } from './add-passkey';

export interface RenamePasskey {
  readonly id: string;
  readonly name: string;
}

/**
 * Gives a passkey of the signed-in user another name. Another's looks missing.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, FORM_INCOMPLETE, PARAM_INVALID, PASSKEY_NOT_FOUND
 */
export async function renamePasskey(
  ctx: Context,
  { id, name: text }: RenamePasskey,
): Promise<void> {
  const { userId } = requireUser(ctx);
  const name = passkeyName(text) || refuse('FORM_INCOMPLETE', { fields: 'name' }, 'name');
  const known = readId(id) ?? refuse('PASSKEY_NOT_FOUND', {}, 'id');
  const [row] = await callSql<{ done: boolean }>(ctx, RENAME, [userId, known, name]);
  if (row?.done !== true) refuse('PASSKEY_NOT_FOUND', {}, 'id');
}

const RENAME = 'rename_passkey($1, $2, $3) AS done';
