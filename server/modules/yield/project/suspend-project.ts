import type { ErrorCode } from '../../../../schema/errors';
import { forbiddenInAny } from '../../../../schema/forbidden-words';
import { callSql, requireStaff, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { readReason } from '../../../platform/text/read-text';
import { readReasonForUser } from '../../audit';
import { checkPromises } from './project-facts';

export interface SuspendProject {
  readonly projectId: string;
  /** False: it is offered again. */
  readonly suspend: boolean;
  /** Users of all languages read it, as it is, while the project is suspended: it promises no more than terms may. */
  readonly reason: string;
}

/**
 * Suspends a project or resumes it; open phones hear of it. Who holds goes on earning and is paid. For administrators: the database refuses
 * everybody else.
 *
 * @throws LOGIN_REQUIRED, PRODUCT_NOT_FOUND, REASON_REQUIRED, ALREADY_DECIDED, MESSAGE_FORBIDDEN,
 * COPY_FORBIDDEN
 */
export async function suspendProject(ctx: Context, asked: SuspendProject): Promise<void> {
  const { staffId } = requireStaff(ctx);
  const id = readId(asked.projectId) ?? refuse('PRODUCT_NOT_FOUND', {}, 'projectId');
  const reason = (await readWhy(ctx, asked)) ?? refuse('REASON_REQUIRED', {}, 'reason');
  const [row] = await callSql<{ status: ErrorCode | 'OK' }>(
    ctx,
    'suspend_project($1, $2, $3, $4, $5) AS status',
    [staffId, id, asked.suspend, reason, ctx.address],
  );
  if (row?.status !== 'OK') refuse((row?.status ?? 'OPERATION_FAILED') as 'ALREADY_DECIDED', {});
  await ctx.bus.publish('projects', [id]);
}

/** What users read is held against what nobody may write to them; why it is resumed staff alone read. */
async function readWhy(ctx: Context, { suspend, reason }: SuspendProject): Promise<string | null> {
  if (!suspend) return readReason(reason);
  const read = await readReasonForUser(ctx, reason);
  checkPromises(forbiddenInAny(read ?? ''), 'reason');
  return read;
}
