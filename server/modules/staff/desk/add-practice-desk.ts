import { callSql, requireStaff, type Context } from '../../../platform/context';
import { practiceDesk } from './practice-desk';

export interface NewDesk {
  readonly email: string;
  readonly name: string;
}

/**
 * Adds the practice desk, with the audit entry, unless it is there. In practice mode alone.
 * The database refuses whoever is no administrator.
 */
export async function addPracticeDesk(ctx: Context, { email, name }: NewDesk): Promise<void> {
  if (ctx.config.mode !== 'practice') throw new Error('a practice desk is for practice mode alone');
  const { staffId } = requireStaff(ctx);
  if (await practiceDesk(ctx)) return;
  await callSql(ctx, 'add_practice_desk($1, $2, $3, $4)', [staffId, email, name, ctx.address]);
}
