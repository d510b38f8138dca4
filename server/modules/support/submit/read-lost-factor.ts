import type { Context } from '../../../platform/context';
import { checkCredentials } from '../../accounts';
import type { HelpRequest } from '../help-request.entity';
import { helpOf } from '../help-requests';

interface Credentials {
  readonly account: string;
  readonly password: string;
}

/**
 * Where the request of somebody is who lost the second factor and has no session; null where there is none.
 * @throws what `checkCredentials` refuses
 */
export async function readLostFactor(
  ctx: Context,
  input: Credentials,
): Promise<HelpRequest | null> {
  const { id: userId, language } = await checkCredentials(ctx, input);
  const actor = { userId, sessionId: '0', lockReason: null, language, pass: false };
  return helpOf({ db: ctx.db, actor, staff: null }, userId, 'SECOND_FACTOR');
}
