import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ReviewState } from '../../../schema/review-states';
import { MinorUnits } from '../../platform/database/columns';
import { ReviewColumns } from '../reviews';

/** A reward that somebody claims, with its review: the view `reward_claim_review`. */
@Entity({ name: 'reward_claim_review', synchronize: false })
export class RewardClaim extends ReviewColumns {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text', default: () => 'random_number_text()' })
  number!: string;

  /** Its place among the tiers when it was claimed, from 1. */
  @Column({ type: 'int' })
  tier!: number;

  /** Verified invitees that it needed when it was claimed: this, once a person and after a refusal again, is what is claimed. */
  @Column({ type: 'int' })
  need!: number;

  /** Minor units of USD. */
  @MinorUnits()
  amount!: bigint;

  @Column({ type: 'int', name: 'turnover_times' })
  turnoverTimes!: number;

  /** What paid it; null before. */
  @Column({ type: 'bigint', name: 'recharge_id', nullable: true })
  rechargeId!: string | null;

  @Column({ type: 'text', name: 'review_state' })
  reviewState!: ReviewState;

  @Column({ type: 'timestamptz', name: 'ended_at', nullable: true })
  endedAt!: Date | null;
}
