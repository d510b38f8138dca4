import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** What a number of verified invitees is given. */
export interface RewardTier {
  /** Its place, from 1. */
  readonly tier: number;
  /** Verified invitees that it needs. */
  readonly need: number;
  /** Minor units of USD. */
  readonly amount: bigint;
  /** The stated turnover is this many times the reward. */
  readonly turnoverTimes: number;
  /** A campaign pays it now. */
  readonly running: boolean;
}

const TIERS = `
  SELECT t.tier, t.need, t.amount, t.turnover_times AS "turnoverTimes",
    EXISTS (SELECT FROM giving_campaigns('INVITATION', t.amount, t.turnover_times)) AS running
  FROM reward_tiers() t ORDER BY t.tier`;

/** Those in force, by their place. */
export async function rewardTiers(db: Reads): Promise<RewardTier[]> {
  const found = await rows<Omit<RewardTier, 'amount'> & { readonly amount: string }>(db, TIERS);
  return found.map((tier) => ({ ...tier, amount: BigInt(tier.amount) }));
}

/** A reward as one person stands to it: reached for good on the terms it has here, or in force and not reached. */
export interface RewardOfPerson extends RewardTier {
  readonly reached: boolean;
}

const OF_PERSON = `
  SELECT coalesce(f.tier, r.tier) AS tier, r.need, r.amount, r.turnover_times AS "turnoverTimes", r.reached,
    EXISTS (SELECT FROM giving_campaigns('INVITATION', r.amount, r.turnover_times)) AS running
  FROM rewards_of($1) r LEFT JOIN reward_tiers() f USING (need) ORDER BY r.need`;

/** Of this user, by what they need; one that is not in force any more has the place that it had. */
export async function rewardsOfPerson(db: Reads, userId: string): Promise<RewardOfPerson[]> {
  const found = await rows<Omit<RewardOfPerson, 'amount'> & { readonly amount: string }>(
    db,
    OF_PERSON,
    [userId],
  );
  return found.map((one) => ({ ...one, amount: BigInt(one.amount) }));
}

export interface RewardTermsVersion {
  readonly version: number;
  readonly at: Date;
  readonly tiers: readonly {
    readonly need: number;
    readonly amount: string;
    readonly turnoverTimes: number;
  }[];
}

/** What the tiers were, newest first. */
export const rewardTermsVersions = (db: Reads): Promise<RewardTermsVersion[]> =>
  rows<RewardTermsVersion>(
    db,
    'SELECT version, at, tiers FROM reward_terms ORDER BY version DESC LIMIT 50',
  );

/** Whether a campaign pays a reward of just these terms now. */
export async function paysNow(
  db: Reads,
  { amount, turnoverTimes }: Pick<RewardTier, 'amount' | 'turnoverTimes'>,
): Promise<boolean> {
  const found = await rows(db, `SELECT 1 FROM giving_campaigns('INVITATION', $1, $2) LIMIT 1`, [
    ...[amount.toString(), turnoverTimes],
  ]);
  return found.length > 0;
}
