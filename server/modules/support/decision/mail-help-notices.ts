import { paths } from '../../../../schema/routes';
import type { MessageKind } from '../../../../schema/messages';
import { callSql, type Context } from '../../../platform/context';
import type { Figures } from '../../../platform/domain-error';
import { issueToken } from '../../../platform/session-token';
import { tellSecurity } from '../../accounts';

interface Due {
  readonly id: string;
  readonly userId: string;
  readonly notice: { readonly kind: MessageKind; readonly figures: Figures };
}

type Mailing = Pick<Context, 'db' | 'bus' | 'config'>;

const BATCH = 50;

/**
 * Sends on the old channel what was decided about help; of an approval with a link that stops it. Nothing that needs
 * the notice can be confirmed within a day of it: one that does not go out, or cannot be noted afterwards, goes out
 * again.
 */
export async function mailHelpNotices(ctx: Mailing): Promise<void> {
  const due = await callSql<Due>(ctx, 'due_help_notices($1)', [BATCH]);
  for (const { id, userId, notice } of due) {
    const stopLink = 'until' in notice.figures ? await newStopLink(ctx, id) : undefined;
    const sent = await tellSecurity(ctx, userId, { ...notice, ...(stopLink && { stopLink }) });
    if (sent) await callSql(ctx, 'note_help_notice($1)', [id]);
  }
}

/** A page with one button. Opening it changes nothing: scanners of mail open every link. */
async function newStopLink(ctx: Mailing, id: string): Promise<string> {
  const { token, hash } = issueToken();
  await callSql(ctx, 'keep_stop_link($1, $2)', [id, hash]);
  return `${ctx.config.publicUrl}/h5/#${paths.stopHelpBy(token)}`;
}
