import { requireStaff, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { inOrder } from '../../../platform/in-order';
import { Recharge } from '../recharge.entity';
import { checkFacts, referencesOf } from './check-facts';
import { weighFacts, type CheckAnswer } from './weigh-facts';

export interface ChecksAsked {
  readonly id: string;
  /** What somebody types into the approval, if they do. */
  readonly reference: string | null;
  /** Since when a user is one; the module of accounts knows. */
  readonly registeredAt: (userId: string) => Promise<Date>;
}

const DAY_MS = 86_400_000;

/**
 * What a reviewer should see beside the picture. Nothing of it decides.
 * @throws LOGIN_REQUIRED, REQUEST_NOT_FOUND
 */
export async function requestChecks(
  ctx: Context,
  { id, reference, registeredAt }: ChecksAsked,
): Promise<CheckAnswer[]> {
  requireStaff(ctx);
  const recharge =
    (await ctx.db.getRepository(Recharge).findOneBy({ id })) ?? refuse('REQUEST_NOT_FOUND', {});
  const references = referencesOf(recharge, reference);
  const [facts, since] = await Promise.all([
    checkFacts(ctx, recharge, references),
    registeredAt(recharge.userId),
  ]);
  const accountDays = Math.floor((recharge.submittedAt.getTime() - since.getTime()) / DAY_MS);
  return weighFacts(facts, {
    payerName: recharge.payerName,
    hasReference: references.length > 0,
    accountDays: Math.max(0, accountDays),
  });
}

/** Other requests by id, in the order asked for. */
export async function rechargesByIds(
  { db }: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<(Recharge | null)[]> {
  const found = await db
    .getRepository(Recharge)
    .createQueryBuilder('r')
    .where('r.id = ANY (:ids)', { ids })
    .getMany();
  return inOrder(ids, found, (one) => one.id);
}
