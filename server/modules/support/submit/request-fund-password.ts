import { requireUser, type Context } from '../../../platform/context';
import { submitHelp } from './submit-help';

/**
 * Asks for a new fund password, for whoever is signed in and forgot theirs. Resolves to the request's id.
 * @throws LOGIN_REQUIRED, what `submitHelp` refuses
 */
export async function requestFundPassword(
  ctx: Context,
  { note }: { readonly note: string },
): Promise<string> {
  const { userId } = requireUser(ctx);
  return submitHelp(ctx, { userId, kind: 'FUND_PASSWORD', note });
}
