import { limits } from '../../../schema/limits';
import type { Context, Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { RewardClaim } from './reward-claim.entity';

type Asking = Pick<Context, 'db'>;

/** Anybody's, for staff. */
export const rewardClaimById = ({ db }: Asking, id: string): Promise<RewardClaim | null> =>
  db.getRepository(RewardClaim).findOneBy({ id });

/** Of one person, by what they needed; of what was claimed again after a refusal each, the first one first. */
export const claimsOf = ({ db }: Asking, userId: string): Promise<RewardClaim[]> =>
  db.getRepository(RewardClaim).find({ where: { userId }, order: { need: 'ASC', id: 'ASC' } });

/** The numbers people know, by id. */
export async function rewardClaimNumbers(
  db: Reads,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ id: string; number: string }>(
    db,
    'SELECT id, number FROM reward_claim WHERE id = ANY ($1)',
    [ids],
  );
  return new Map(found.map(({ id, number }) => [id, number]));
}

/** Claims of this number, whole. */
export const searchRewardClaims = ({ db }: Asking, text: string): Promise<RewardClaim[]> =>
  db.getRepository(RewardClaim).find({
    where: { number: text.toUpperCase() },
    take: limits.findHitsMax,
  });

/** The claim with this number. */
export async function rewardClaimsCalled(db: Reads, text: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    'SELECT id FROM reward_claim WHERE number = upper($1)',
    [text],
  );
  return found.map(({ id }) => id);
}
