import DataLoader from 'dataloader';
import type { Context } from '../../platform/context';
import { inOrder } from '../../platform/in-order';
import { paidTargets, type PaidTarget } from '../payment-methods';
import { policiesByIds } from './withdrawals';
import { Withdrawal, type WithdrawPolicy } from './withdrawal.entity';

/** Batched reads of one request. */
export interface WithdrawalsLoaders {
  /** Versions of the policy, by id. */
  readonly withdrawPolicies: DataLoader<string, WithdrawPolicy | null>;
  /** Where withdrawals go, by target; deleted ones too. */
  readonly paidTargets: DataLoader<string, PaidTarget | null>;
  /** Requests by id, of anybody. */
  readonly withdrawals: DataLoader<string, Withdrawal | null>;
}

const requestsByIds = async ({ db }: Pick<Context, 'db'>, ids: readonly string[]) =>
  inOrder(
    ids,
    await db
      .getRepository(Withdrawal)
      .createQueryBuilder('r')
      .where('r.id = ANY (:ids)', { ids })
      .getMany(),
    ({ id }) => id,
  );

export const withdrawalsLoaders = (ctx: Context): WithdrawalsLoaders => ({
  withdrawPolicies: new DataLoader(async (ids) =>
    inOrder(ids, await policiesByIds(ctx, ids), ({ id }) => id),
  ),
  paidTargets: new DataLoader((ids) => paidTargets(ctx, ids)),
  withdrawals: new DataLoader((ids) => requestsByIds(ctx, ids)),
});
