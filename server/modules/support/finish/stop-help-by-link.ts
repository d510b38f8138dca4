import type { HelpQueue } from '../../../../schema/help';
import { callSql, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { hashToken } from '../../../platform/session-token';
import { codesOf, weighTry } from '../../../platform/throttle/rate-limit';
import { tellSecurity } from '../../accounts';
import { publishHelp } from '../publish-help';

interface Stopped {
  readonly id: string;
  readonly userId: string;
  readonly queue: HelpQueue;
}

/**
 * Stops a help request by the link of its notice: for its user, on any device, without signing in. The link does
 * nothing else, and works as long as the request waits.
 * @throws HELP_LINK_ENDED, TOO_MANY_REQUESTS
 */
export async function stopHelpByLink(ctx: Context, token: string): Promise<void> {
  const stopped = await weighTry(ctx, codesOf(ctx.address), async () => {
    const [row] = await callSql<Stopped>(ctx, 'stop_help_by_link($1)', [hashToken(token)]);
    return row ?? null;
  });
  const { id, userId, queue } = stopped ?? refuse('HELP_LINK_ENDED', {});
  await publishHelp(ctx, { queue, userId, id });
  await tellSecurity(ctx, userId, { kind: 'HELP_STOPPED', figures: {} });
}
