import { broadcastLimits } from '../../../../schema/content/broadcasts';
import type { AskRule } from '../../../../schema/asks/ask-rules';
import type { ErrorCode } from '../../../../schema/errors';
import { callSql, callSqlIn, requireStaff, type Context } from '../../../platform/context';
import { refusal, refuse } from '../../../platform/domain-error';
import { fingerprint, idempotent, isAnswered } from '../../../platform/idempotency/idempotency';
import { readReason } from '../../../platform/text/read-text';
import { propose, type Proposal } from '../../proposals';
import { readBroadcast, type BroadcastFacts } from './read-broadcast';

export interface SendBroadcast extends BroadcastFacts {
  readonly reason: string;
  readonly idempotencyKey: string | null;
}

/** One of the two: what was sent, or what another administrator is asked to confirm. */
export interface SentBroadcast {
  readonly id: string | null;
  readonly proposal: Proposal | null;
}

interface Weighed {
  readonly status: ErrorCode | 'OK';
  readonly rule: AskRule | null;
  readonly people: number | null;
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
  const facts = await readBroadcast(asked);
  const { idempotencyKey } = asked;
  if (await needsAnother(ctx, facts, idempotencyKey)) {
    const same = { subject: 'broadcast/new', after: facts, reason, idempotencyKey };
    return { id: null, proposal: await propose(ctx, { kind: 'BROADCAST', ...same }) };
  }
  const id = await sentAtOnce(ctx, { facts, reason, idempotencyKey });
  await ctx.bus.publish('broadcasts', [id]);
  return { id, proposal: null };
}

/**
 * Whether another administrator has to confirm it: for so many people, or because the first call with this key proposed
 * it. What a key did is not done in the other way when there are more or fewer readers by now.
 */
async function needsAnother(ctx: Context, facts: object, key: string | null): Promise<boolean> {
  const same = { actor: `staff/${requireStaff(ctx).staffId}`, key, fingerprint: Buffer.alloc(0) };
  if (await isAnswered(ctx, { ...same, operation: 'broadcast.send' })) return false;
  if (await isAnswered(ctx, { ...same, operation: 'propose' })) return true;
  return (await weighed(ctx, facts)) > broadcastLimits.peopleAloneMax;
}

/** How many people it is meant for now. @throws MESSAGE_FORBIDDEN, which is counted; PARAM_INVALID */
async function weighed(ctx: Context, facts: object): Promise<number> {
  const args = [requireStaff(ctx).staffId, JSON.stringify(facts)];
  const [answer] = await callSql<Weighed>(ctx, 'weigh_broadcast($1, $2)', args);
  if (answer?.rule != null) refuse('MESSAGE_FORBIDDEN', { rule: answer.rule }, 'texts');
  if (answer?.status !== 'OK') refuse('PARAM_INVALID', { field: 'readers' }, 'readers');
  return answer.people ?? 0;
}

async function sentAtOnce(
  ctx: Context,
  {
    facts,
    reason,
    idempotencyKey,
  }: Pick<SendBroadcast, 'reason' | 'idempotencyKey'> & { facts: object },
): Promise<string> {
  const { staffId } = requireStaff(ctx);
  const after = JSON.stringify(facts);
  const { resultId } = await idempotent(
    ctx,
    {
      ...{ actor: `staff/${staffId}`, operation: 'broadcast.send', key: idempotencyKey },
      fingerprint: fingerprint(ctx, { after, reason }),
    },
    async (tx) => {
      const [answer] = await callSqlIn<{ status: ErrorCode | 'OK'; id: string | null }>(
        tx,
        'send_broadcast($1, $2, $3, $4)',
        [staffId, after, reason, ctx.address],
      );
      if (answer?.id != null) return answer.id;
      return refusal((answer?.status ?? 'OPERATION_FAILED') as 'CHANGED_MEANWHILE', {});
    },
  );
  return resultId;
}
