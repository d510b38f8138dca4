import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { submitHelp } from './submit-help';

/**
 * The one appeal of a lock, by the pass that the locked page opens with. Somebody who did not lock decides it.
 * @throws LOGIN_REQUIRED without that pass, what `submitHelp` refuses
 */
export async function sendAppeal(
  ctx: Context,
  { note }: { readonly note: string },
): Promise<string> {
  const { userId, pass } = ctx.actor ?? refuse('LOGIN_REQUIRED', {});
  if (!pass) refuse('LOGIN_REQUIRED', {});
  return submitHelp(ctx, { userId, kind: 'APPEAL', note });
}
