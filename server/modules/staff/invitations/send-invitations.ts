import type { Language } from '../../../../schema/languages';
import { callSql, type Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { issueToken } from '../../../platform/session-token';
import { notify } from '../../notifications';

interface Unsent {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

const BATCH = 20;

/**
 * Sends the links of confirmed invitations. A link opens its invitation once it is noted, so of two that were
 * sent at once, or again after the server was stopped in between, one opens it. No mail, no link: it is tried again.
 */
export async function sendInvitations(ctx: Context): Promise<void> {
  const unsent = await rows<Unsent>(
    ctx.db,
    `SELECT id, email, name, language FROM staff_invitation
     WHERE token_hash IS NULL AND expires_at > tarn_now() ORDER BY id LIMIT $1`,
    [BATCH],
  );
  for (const { id, email, name, language } of unsent) {
    const { token, hash } = issueToken();
    const link = `${ctx.config.publicUrl}/admin/#/invitation?token=${token}`;
    await notify({ ...ctx, locale: language }, email, { kind: 'staffInvitation', name, link });
    await callSql(ctx, 'send_staff_invitation($1, $2)', [id, hash]);
  }
}
