import type { ErrorCode } from '../../../../schema/errors';
import { callSqlIn, requireStaff, type Context } from '../../../platform/context';
import { refusal, refuse } from '../../../platform/domain-error';
import { fingerprint, idempotent } from '../../../platform/idempotency/idempotency';
import { readReason } from '../../../platform/text/read-text';
import { propose, type Proposal } from '../../proposals';
import { readBroadcast, type BroadcastFacts } from './read-broadcast';
import { weighBroadcast, type ToSend } from './weigh-broadcast';

export interface SendBroadcast extends BroadcastFacts {
  readonly reason: string;
  readonly idempotencyKey: string | null;
}

/** One of the two: what was sent, or what another administrator is asked to confirm. */
export interface SentBroadcast {
  readonly id: string | null;
  readonly proposal: Proposal | null;
}

/**
 * Says one thing to many people: at once to at most 1,000 of them, else as a proposal that another administrator
 * confirms. Once for each key. For administrators: the database refuses everybody else.
 * @throws LOGIN_REQUIRED, REASON_REQUIRED, PARAM_INVALID with the field, CONTENT_INCOMPLETE, COPY_FORBIDDEN,
 * MESSAGE_FORBIDDEN with the rule, CHANGED_MEANWHILE; what `propose` refuses
 */
export async function sendBroadcast(ctx: Context, asked: SendBroadcast): Promise<SentBroadcast> {
  requireStaff(ctx);
  const reason = readReason(asked.reason) ?? refuse('REASON_REQUIRED', {}, 'reason');
  const after = await readBroadcast(ctx, asked);
  const toSend = { after, reason, idempotencyKey: asked.idempotencyKey };
  if (await weighBroadcast(ctx, toSend)) {
    const subject = 'broadcast/new';
    return { id: null, proposal: await propose(ctx, { kind: 'BROADCAST', subject, ...toSend }) };
  }
  const id = await sentAtOnce(ctx, toSend);
  await ctx.bus.publish('broadcasts', [id]);
  return { id, proposal: null };
}

async function sentAtOnce(
  ctx: Context,
  { after, reason, idempotencyKey }: ToSend,
): Promise<string> {
  const { staffId } = requireStaff(ctx);
  const facts = JSON.stringify(after);
  const { resultId } = await idempotent(
    ctx,
    {
      ...{ actor: `staff/${staffId}`, operation: 'broadcast.send', key: idempotencyKey },
      fingerprint: fingerprint(ctx, { facts, reason }),
    },
    async (tx) => {
      const [answer] = await callSqlIn<{ status: ErrorCode | 'OK'; id: string | null }>(
        tx,
        'send_broadcast($1, $2, $3, $4)',
        [staffId, facts, reason, ctx.address],
      );
      if (answer?.id != null) return answer.id;
      return refusal((answer?.status ?? 'OPERATION_FAILED') as 'CHANGED_MEANWHILE', {});
    },
  );
  return resultId;
}
