import type { Money } from '../../../../schema/money';
import type { WithdrawalCondition } from '../../../../schema/withdrawals';
import { requireUser, type Context, type Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { figuresOf, type Figures } from '../../../platform/domain-error';
import { paymentMethodsOf } from '../../payment-methods';
import { chooseTarget, type ChosenTarget, type TargetAsked } from './choose-target';

/** A condition that is not met, with the figures of its refusal. */
export interface Unmet {
  readonly code: WithdrawalCondition;
  readonly figures: Figures;
}

interface Asked extends ChosenTarget {
  readonly userId: string;
  /** Null for the least a request may be. */
  readonly amount: Money | null;
}

/** Every condition that is not met, in the order in which submitting answers them. */
export async function unmetConditions(
  db: Reads,
  { userId, methodId, missing, amount }: Asked,
): Promise<Unmet[]> {
  const found = await rows<{ code: WithdrawalCondition; figures: object }>(
    db,
    'SELECT * FROM withdrawal_unmet($1, $2, $3, $4, NULL)',
    [userId, methodId, missing, amount?.minor.toString() ?? null],
  );
  return found.map(({ code, figures }) => ({ code, figures: figuresOf(code, figures) }));
}

/**
 * What would stop a withdrawal of the signed-in user now, all of it at once; without a target, to their default
 * or newest one.
 * @throws LOGIN_REQUIRED
 */
export async function preflight(
  ctx: Context,
  { target, amount }: { readonly target: TargetAsked; readonly amount: Money | null },
): Promise<Unmet[]> {
  const { userId } = requireUser(ctx);
  const bound = await paymentMethodsOf(ctx, userId);
  const usual = bound.find(({ isDefault }) => isDefault) ?? bound[0];
  const asked = target.id == null && target.kind == null ? { id: usual?.id ?? null } : target;
  const chosen = chooseTarget(bound, asked);
  return unmetConditions(ctx.db, { userId, amount, ...chosen });
}
