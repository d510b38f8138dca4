import type { Language } from '../../../schema/languages';
import { paths } from '../../../schema/routes';
import { usd, type Money } from '../../../schema/money';
import type { RewardState } from '../../../schema/states';
import { requireUser, type Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { label } from '../../platform/text/i18n';
import { userById } from '../accounts';
import { talksAbout } from '../support';
import { claimsOf } from './claims';
import { inviteeCounts } from './invitees';
import type { RewardClaim } from './reward-claim.entity';
import { rewardsOfPerson, type RewardOfPerson, type RewardTier } from './rewards/reward-tiers';

/** A tier as one person stands to it. */
export interface Reward extends RewardTier {
  readonly state: RewardState;
  /** The last one: of CLAIMABLE the one that was refused. Null before it was claimed. */
  readonly claim: RewardClaim | null;
  /** The conversation about that claim; null without one. */
  readonly talk: string | null;
}

/** What somebody has from inviting. */
export interface Invitation {
  readonly code: string;
  /** On the platform's own host. */
  readonly link: string;
  /** Everybody who registered with the code. */
  readonly invitees: number;
  /** Those of them who count for rewards. */
  readonly verified: number;
  readonly rewards: readonly Reward[];
  readonly bonus: {
    readonly earned: Money;
    readonly claimable: Money;
    readonly underReview: Money;
  };
}

/** The link with which others register: by their hand, on the same host. */
const linkOf = ({ config }: Pick<Context, 'config'>, code: string): string =>
  `${config.publicUrl}/h5/#${paths.registerWith(code)}`;

/** What counts and what does not, one after another. */
export const invitationRules = (locale: Language): string[] =>
  label(locale, 'invitation.rules').split('\n');

/** One's own. @throws LOGIN_REQUIRED */
export async function invitation(ctx: Context): Promise<Invitation> {
  const { userId } = requireUser(ctx);
  const { invitationCode: code } = (await userById(ctx, userId)) ?? refuse('LOGIN_REQUIRED', {});
  const [counts, own, claims, talks] = await Promise.all([
    inviteeCounts(ctx, userId),
    rewardsOfPerson(ctx.db, userId),
    claimsOf(ctx, userId),
    talksAbout(ctx, 'REWARD_CLAIM'),
  ]);
  const rewards = rewardsOf(own, claims).map((reward) => ({
    ...reward,
    talk: (reward.claim && talks.get(reward.claim.id)) ?? null,
  }));
  const sum = (state: RewardState) =>
    usd(rewards.reduce((all, one) => (one.state === state ? all + one.amount : all), 0n));
  return {
    ...{ code, link: linkOf(ctx, code), ...counts, rewards },
    bonus: {
      earned: sum('PAID'),
      claimable: sum('CLAIMABLE'),
      underReview: sum('UNDER_REVIEW'),
    },
  };
}

/** Each number of invitees once by its last claim, a claimed one also where its invitees count no more. */
function rewardsOf(
  own: readonly RewardOfPerson[],
  claims: readonly RewardClaim[],
): Omit<Reward, 'talk'>[] {
  const last = new Map(claims.map((claim) => [claim.need, claim]));
  const places = new Map(own.map((one) => [one.need, one]));
  const unclaimed = own.filter(({ need, reached }) => isClaimable(last.get(need), reached));
  const all = [
    ...unclaimed.map(({ reached, ...reward }) => ({
      ...{ ...reward, claim: last.get(reward.need) ?? null },
      state: reached ? ('CLAIMABLE' as const) : ('LOCKED' as const),
    })),
    ...[...last.values()]
      .filter(({ need }) => !unclaimed.some((one) => one.need === need))
      .map((claim) => claimedReward(claim, places.get(claim.need))),
  ];
  return all.sort((a, b) => a.need - b.need);
}

/** Not claimed yet, or refused and still reached. */
const isClaimable = (claim: RewardClaim | undefined, reached: boolean): boolean =>
  !claim || (reached && stateOf(claim) === 'REFUSED');

/** On the terms it was claimed under; at the place it has now, or had. */
function claimedReward(claim: RewardClaim, now: RewardTier | undefined): Omit<Reward, 'talk'> {
  const { need, amount, turnoverTimes } = claim;
  const { tier, running } = now ?? { tier: claim.tier, running: false };
  return { tier, need, amount, turnoverTimes, running, claim, state: stateOf(claim) };
}

/** Where a claim is for its user: a decision shows once it has taken effect. */
function stateOf({ reviewState }: Pick<RewardClaim, 'reviewState'>): RewardState {
  if (reviewState === 'SUCCESS') return 'PAID';
  return reviewState === 'FAILED' ? 'REFUSED' : 'UNDER_REVIEW';
}
