import type { AskRule } from '../../../../schema/asks/ask-rules';
import { broadcastLimits } from '../../../../schema/content/broadcasts';
import type { ErrorCode } from '../../../../schema/errors';
import { callSqlIn, requireStaff, type Context } from '../../../platform/context';
import { refusal, refuse } from '../../../platform/domain-error';
import { fingerprint, idempotent } from '../../../platform/idempotency/idempotency';
import type { readBroadcast } from './read-broadcast';

interface Weighed {
  readonly status: ErrorCode | 'OK';
  readonly rule: AskRule | null;
  /** The text that breaks it. */
  readonly field: string | null;
  readonly people: number | null;
}

/** What is to be said, as `put_broadcast` takes it, and the key of the request. */
export interface ToSend {
  readonly after: Awaited<ReturnType<typeof readBroadcast>>;
  readonly reason: string;
  readonly idempotencyKey: string | null;
}

/**
 * Whether another administrator has to confirm it: it is meant for so many people. They are counted once for each key,
 * so that all that is asked with one goes one way: later, with more or fewer readers, and at the same instant.
 * @throws MESSAGE_FORBIDDEN with the rule and the text, as `texts.de.body`: it is counted; PARAM_INVALID
 */
export async function weighBroadcast(
  ctx: Context,
  { after, reason, idempotencyKey }: ToSend,
): Promise<boolean> {
  const { staffId } = requireStaff(ctx);
  const facts = JSON.stringify(after);
  const { resultId: people } = await idempotent(
    ctx,
    {
      ...{ actor: `staff/${staffId}`, operation: 'broadcast.weigh', key: idempotencyKey },
      fingerprint: fingerprint(ctx, { facts, reason }),
    },
    async (tx) => {
      const args = [staffId, facts];
      const [answer] = await callSqlIn<Weighed>(tx, 'weigh_broadcast($1, $2)', args);
      if (answer?.rule != null)
        return refusal('MESSAGE_FORBIDDEN', { rule: answer.rule }, answer.field ?? 'texts');
      if (answer?.status !== 'OK') refuse('PARAM_INVALID', { field: 'readers' }, 'readers');
      return String(answer.people ?? 0);
    },
  );
  return Number.parseInt(people, 10) > broadcastLimits.peopleAloneMax;
}
