import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ErrorCode } from '../../../schema/errors';
import type { FollowingState } from '../../../schema/states';
import { MinorUnits } from '../../platform/database/columns';

/** Somebody who publishes their trading, or did. Known to others by `id`, never by the user's. */
@Entity('leader')
export class Leader {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint', name: 'user_id' })
  userId!: string;

  @Column({ type: 'boolean' })
  publishes!: boolean;

  /** When they began to publish, or ended it. */
  @Column({ type: 'timestamptz', name: 'changed_at', default: () => 'tarn_now()' })
  changedAt!: Date;
}

/** One person's following of one leader. */
@Entity('following')
export class Following {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  /** The leader's user. */
  @Column({ type: 'bigint', name: 'leader_id' })
  leaderId!: string;

  @Column({ type: 'bigint', name: 'user_id' })
  userId!: string;

  /** The stake of each copy, in minor units of USD. */
  @MinorUnits()
  amount!: bigint;

  /** The largest loss a day: stakes and fees of all copies that can lose on one day (`copy_room.sql`). */
  @MinorUnits({ name: 'daily_cap' })
  dailyCap!: bigint;

  @Column({ type: 'text' })
  state!: FollowingState;

  @Column({ type: 'timestamptz', default: () => 'tarn_now()' })
  since!: Date;
}

/** Which limit refused a copy: the daily cap of the following, or one that the follower set for all own trading. */
export type CopyLimit = 'DAILY_CAP' | 'OWN_LIMIT';

/** Those of the code; of PERSONAL_LIMIT which limit it was, where that was noted. */
export interface CopyFigures {
  readonly limit?: CopyLimit;
}

/** What became of a leader's order for one follower. */
@Entity('copy')
export class Copy {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint', name: 'following_id' })
  followingId!: string;

  @Column({ type: 'bigint', name: 'user_id' })
  userId!: string;

  @Column({ type: 'bigint', name: 'leader_order_id' })
  leaderOrderId!: string;

  /** The copy; null where it was refused. */
  @Column({ type: 'bigint', name: 'order_id', nullable: true })
  orderId!: string | null;

  /** OK, or the code of the catalogue that refused it. */
  @Column({ type: 'text' })
  status!: ErrorCode | 'OK';

  @Column({ type: 'jsonb' })
  figures!: CopyFigures;

  /** Stake and fee in minor units of USD; 0 where it was refused. */
  @MinorUnits()
  cost!: bigint;

  /** What all copies of the following have cost up to and with this one, in minor units of USD. */
  @MinorUnits()
  spent!: bigint;

  @Column({ type: 'timestamptz' })
  at!: Date;
}
