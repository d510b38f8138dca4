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
 * Sends the links by which staff choose another password. A link opens once it is noted: of two that were sent at
 * once, one does. No mail, no link: it is tried again.
 */
export async function sendStaffResets(ctx: Context): Promise<void> {
  const unsent = await rows<Unsent>(
    ctx.db,
    `SELECT r.id, s.email, s.name, r.language FROM staff_reset r JOIN staff s ON s.id = r.staff_id
     WHERE r.token_hash IS NULL AND r.expires_at > tarn_now() ORDER BY r.id LIMIT $1`,
    [BATCH],
  );
  for (const { id, email, name, language } of unsent) {
    const { token, hash } = issueToken();
    const link = `${ctx.config.publicUrl}/admin/#/password?token=${token}`;
    await notify({ ...ctx, locale: language }, email, { kind: 'staffReset', name, link });
    await callSql(ctx, 'send_staff_reset($1, $2)', [id, hash]);
  }
}
