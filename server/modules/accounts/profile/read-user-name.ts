import { looksLikeStaff, readAccountName } from '../../../../schema/account-name';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { settings } from '../../settings';

/**
 * A name that could be taken for staff's is nobody's to choose; who has one may still sign in.
 * @throws ACCOUNT_FORMAT
 */
export async function readUserName(ctx: Context, text: string): Promise<string> {
  const name = readAccountName(text);
  const { brand } = await settings(ctx);
  return name?.kind === 'userName' && !looksLikeStaff(name.value, brand)
    ? name.value
    : refuse('ACCOUNT_FORMAT', {}, 'userName');
}
