import DataLoader from 'dataloader';
import type { Money } from '../../../schema/money';
import type { Context } from '../../platform/context';
import type { Following, Leader } from './follow.entities';
import { copiedToday, followerCounts, followingsFor, leaderIdsOf, leadersOf } from './followings';

/** Batched reads of one request. */
export interface FollowLoaders {
  /** By the user's id. */
  readonly leaders: DataLoader<string, Leader | null>;
  /** The leader's user, by the following's id. */
  readonly leaderIds: DataLoader<string, string | null>;
  /** How many follow, by the leader's user. */
  readonly followerCounts: DataLoader<string, number>;
  /** Whoever asks follows so, by the leader's user. */
  readonly ownFollowings: DataLoader<string, Following | null>;
  /** What counts against the cap today, by the following's id. */
  readonly copiedToday: DataLoader<string, Money>;
}

export const followLoaders = (ctx: Context): FollowLoaders => ({
  leaders: new DataLoader((ids) => leadersOf(ctx, ids)),
  leaderIds: new DataLoader((ids) => leaderIdsOf(ctx.db, ids)),
  followerCounts: new DataLoader((ids) => followerCounts(ctx.db, ids)),
  ownFollowings: new DataLoader((ids) => followingsFor(ctx, ctx.actor?.userId ?? '0', ids)),
  copiedToday: new DataLoader((ids) => copiedToday(ctx.db, ids)),
});
