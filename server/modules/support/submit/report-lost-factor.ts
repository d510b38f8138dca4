import type { Context } from '../../../platform/context';
import { checkCredentials } from '../../accounts';
import { submitHelp } from './submit-help';

export interface LostFactor {
  readonly account: string;
  readonly password: string;
  readonly note: string;
}

/**
 * For whoever knows the login password and lost the second factor: asks for it to be taken away. The password
 * counts as a try to sign in, so that this way tells no more, and is no faster, than signing in. Opens no session.
 *
 * @throws what `checkCredentials` and `submitHelp` refuse
 */
export async function reportLostFactor(ctx: Context, input: LostFactor): Promise<string> {
  const { id: userId } = await checkCredentials(ctx, input);
  return submitHelp(ctx, { userId, kind: 'SECOND_FACTOR', note: input.note });
}
