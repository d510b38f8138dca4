import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { RechargeClass, RechargeState } from '../../../../schema/states';
import { MinorUnits } from '../../../platform/database/columns';

/** Money that came in, paid or given, as its user sees it: the view `recharge_record`. */
@Entity({ name: 'recharge_record', synchronize: false })
export class RechargeRecord {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text' })
  number!: string;

  @Column({ type: 'bigint', name: 'user_id' })
  userId!: string;

  /** SELF was paid in; every other was given by the platform. */
  @Column({ type: 'text' })
  class!: RechargeClass;

  /** Minor units of USD. */
  @MinorUnits()
  amount!: bigint;

  /** Null of what was given, as is the picture. */
  @Column({ type: 'bigint', name: 'channel_id', nullable: true })
  channelId!: string | null;

  @Column({ type: 'bigint', name: 'upload_id', nullable: true })
  uploadId!: string | null;

  @Column({ type: 'text', name: 'payer_name', nullable: true })
  payerName!: string | null;

  @Column({ type: 'text', nullable: true })
  remark!: string | null;

  @Column({ type: 'text' })
  state!: RechargeState;

  @Column({ type: 'timestamptz', name: 'submitted_at' })
  submittedAt!: Date;

  @Column({ type: 'timestamptz', name: 'taken_at', nullable: true })
  takenAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'review_by' })
  reviewBy!: Date;

  @Column({ type: 'timestamptz', name: 'decided_at', nullable: true })
  decidedAt!: Date | null;

  @Column({ type: 'text', name: 'decision_reason', nullable: true })
  decisionReason!: string | null;

  /** What the ledger credited. */
  @MinorUnits({ nullable: true })
  credited!: bigint | null;

  /** Of what was given: under which campaign (null by hand), by which proposal, and which recharge it rewards. */
  @Column({ type: 'bigint', name: 'campaign_id', nullable: true })
  campaignId!: string | null;

  @Column({ type: 'bigint', name: 'proposal_id', nullable: true })
  proposalId!: string | null;

  @Column({ type: 'bigint', name: 'rewards_id', nullable: true })
  rewardsId!: string | null;
}
