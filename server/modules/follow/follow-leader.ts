import type { ErrorCode } from '../../../schema/errors';
import { limits } from '../../../schema/limits';
import { callSql, requireUser, type Context } from '../../platform/context';
import { DomainError, figuresOf, refuse } from '../../platform/domain-error';
import { readId, readMoney } from '../../platform/text/read-money';

export interface FollowLeader {
  /** Of the leader, as they are listed. */
  readonly leaderId: string;
  /** Dollars as a decimal: the stake of each copy. */
  readonly amount: string;
  /** Dollars as a decimal: what may go into copies a day, stakes and fees. */
  readonly dailyCap: string;
}

interface Answer {
  readonly status: ErrorCode | 'OK';
  readonly figures: object | null;
  /** The input field at fault, when there is one. */
  readonly field: string | null;
}

/**
 * Has a leader's orders copied from now on, or with another amount and cap than so far, or again after a pause.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, AMOUNT_INVALID, LEADER_NOT_FOUND, FOLLOW_SELF, TRADING_PROHIBITED,
 *   STAKE_TOO_SMALL (of the cap too), STAKE_TOO_LARGE, STAKE_NOT_TAKEN, RISK_NOTICE_REQUIRED, TRADING_BREAK, FOLLOW_FULL
 */
export async function followLeader(ctx: Context, input: FollowLeader): Promise<void> {
  const { userId } = requireUser(ctx);
  const { amount, dailyCap } = readAmounts(input);
  const leaderId = readId(input.leaderId) ?? refuse('LEADER_NOT_FOUND', {}, 'leaderId');
  const [row] = await callSql<Answer>(ctx, 'follow_leader($1, $2, $3, $4)', [
    userId,
    leaderId,
    amount,
    dailyCap,
  ]);
  if (!row) throw new Error('no answer to a following');
  const { status, figures, field } = row;
  if (status !== 'OK')
    throw new DomainError(status, figuresOf(status, figures), field ?? undefined);
}

/** Minor units of USD. @throws AMOUNT_INVALID, of a cap below the amount too */
function readAmounts(input: FollowLeader): { amount: bigint; dailyCap: bigint } {
  const amount = readMoney('USD', input.amount, 'amount').minor;
  const dailyCap = readMoney('USD', input.dailyCap, 'dailyCap').minor;
  if (amount > limits.copyMax) refuse('AMOUNT_INVALID', {}, 'amount');
  if (dailyCap < amount || dailyCap > limits.copyMax) refuse('AMOUNT_INVALID', {}, 'dailyCap');
  return { amount, dailyCap };
}
