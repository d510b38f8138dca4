import { formatMoney } from '../../../schema/money';
import type { LoadedContext } from '../../http/context';

export interface UserMoney {
  readonly available: string;
  readonly frozen: string;
}

/** Of the signed-in user; null for a visitor, and where a lock has ended the session. */
export async function userMoney({ actor, loaders }: LoadedContext): Promise<UserMoney | null> {
  if (actor?.lockReason !== null) return null;
  const { available, frozen } = await loaders.balances.load(actor.userId);
  return { available: formatMoney(available), frozen: formatMoney(frozen) };
}

/** Stated turnover that is open, of all credits together. */
export async function turnoverFields({ loaders }: LoadedContext, userId: string) {
  const { required, done, left } = await loaders.openTurnovers.load(userId);
  return { required: formatMoney(required), done: formatMoney(done), left: formatMoney(left) };
}
