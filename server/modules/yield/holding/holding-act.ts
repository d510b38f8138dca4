import type { ErrorCode } from '../../../../schema/errors';
import { callSql, requireUser, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { checkKey, fingerprint, refuseStored } from '../../../platform/idempotency/idempotency';

export interface HoldingAct {
  /** The SQL function: it takes the user, the key, the fingerprint, then `args`. */
  readonly call: 'join_project' | 'top_up_holding' | 'settle_holding' | 'renew_holding';
  readonly args: readonly (string | bigint | null)[];
  readonly idempotencyKey: string | null;
}

export interface HoldingAnswer {
  readonly holdingId: string;
  /** True when this answer repeats an earlier one. */
  readonly replayed: boolean;
}

interface Row {
  readonly status: ErrorCode | 'OK';
  readonly figures: object | null;
  readonly replayed: boolean;
  readonly id: string | null;
  /** Whether time had done something to the holding, which the call booked whatever it answers. Not of joining. */
  readonly moved?: boolean | null;
}

/**
 * One round trip: a refusal of the function is thrown with its figures. Others hear of a change after it, and of what
 * time had done to the holding also where the act was refused: no job meets that again.
 */
export async function holdingAct(ctx: Context, act: HoldingAct): Promise<HoldingAnswer> {
  const { userId } = requireUser(ctx);
  const key = checkKey(act.idempotencyKey);
  const asked = [userId, key, fingerprint(ctx, { asked: act.args.map(String) }), ...act.args];
  const call = `${act.call}(${asked.map((_, n) => `$${String(n + 1)}`).join(', ')})`;
  const [row] = await callSql<Row>(ctx, call, asked);
  if (!row) throw new Error(`${act.call} answered nothing`);
  if (row.moved) await publishMoved(ctx, `${userId}:${String(act.args[0])}`);
  if (row.status !== 'OK') refuseStored(row.status, row.figures ?? {}, row.replayed);
  const holdingId = present(row);
  if (!row.replayed) await ctx.bus.publish('holdings', [`${userId}:${holdingId}`]);
  return { holdingId, replayed: row.replayed };
}

/** Where it has ended the inbox says so. */
async function publishMoved({ bus }: Context, holding: string): Promise<void> {
  await bus.publish('holdings', [holding]);
  await bus.publish('messages', [holding]);
}

function present({ id }: Row): string {
  if (id === null) throw new Error('an act on a holding answered none');
  return id;
}

/** @throws HOLDING_NOT_FOUND */
export const missingHolding = (): never => refuse('HOLDING_NOT_FOUND', {}, 'id');
