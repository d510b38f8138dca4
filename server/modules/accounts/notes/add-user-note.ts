import type { ErrorCode } from '../../../../schema/errors';
import { callSqlIn, requireStaff, type Context } from '../../../platform/context';
import { refusal, refuse } from '../../../platform/domain-error';
import { fingerprint, idempotent } from '../../../platform/idempotency/idempotency';
import { readReason } from '../../../platform/text/read-text';

export interface AddUserNote {
  readonly userId: string;
  readonly note: string;
  readonly idempotencyKey: string | null;
}

interface Answer {
  readonly status: ErrorCode | 'OK';
  readonly id: string | null;
}

/**
 * Writes down what other staff should know about a user, once for each key; it stays as it is. Resolves to its id.
 * @throws LOGIN_REQUIRED, REASON_REQUIRED, PARAM_INVALID, USER_NOT_FOUND, OWN_REQUEST
 */
export async function addUserNote(ctx: Context, asked: AddUserNote): Promise<string> {
  const { staffId } = requireStaff(ctx);
  const { userId, idempotencyKey } = asked;
  const note = readReason(asked.note) ?? refuse('REASON_REQUIRED', {}, 'note');
  const { resultId } = await idempotent(
    ctx,
    {
      ...{ actor: `staff/${staffId}`, operation: 'user.note', key: idempotencyKey },
      fingerprint: fingerprint(ctx, { userId, note }),
    },
    async (tx) => {
      const args = [staffId, userId, note, ctx.address];
      const [answer] = await callSqlIn<Answer>(tx, 'add_user_note($1, $2, $3, $4)', args);
      if (!answer) throw new Error('add_user_note answered nothing');
      return answer.id ?? refusal(answer.status as 'USER_NOT_FOUND', {});
    },
  );
  return resultId;
}
