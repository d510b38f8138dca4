import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { CampaignPurpose, CreditClass } from '../../../schema/states';
import { MinorUnits } from '../../platform/database/columns';
import type { Texts } from '../../platform/text/read-texts';

/** What the platform promises to give, confirmed by two administrators. Amounts in minor units of USD. */
@Entity('campaign')
export class Campaign {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text', default: () => 'random_number_text()' })
  number!: string;

  @Column({ type: 'jsonb' })
  titles!: Texts;

  @Column({ type: 'text' })
  class!: CreditClass;

  /** What it gives for by itself; null where staff give under it. */
  @Column({ type: 'text', nullable: true })
  purpose!: CampaignPurpose | null;

  /** Of one credit. */
  @MinorUnits()
  amount!: bigint;

  /** The stated turnover is this many times the credit. */
  @Column({ type: 'int', name: 'turnover_times' })
  turnoverTimes!: number;

  /** Of all credits together. */
  @MinorUnits()
  budget!: bigint;

  @Column({ type: 'timestamptz', name: 'starts_at' })
  startsAt!: Date;

  /** The first instant at which it gives no more. */
  @Column({ type: 'timestamptz', name: 'ends_at' })
  endsAt!: Date;

  @Column({ type: 'boolean' })
  open!: boolean;

  @MinorUnits({ default: 0 })
  spent!: bigint;

  /** Counts its changes; each is kept in `campaign_version`. */
  @Column({ type: 'int', default: 1 })
  version!: number;

  @Column({ type: 'bigint', name: 'proposal_id' })
  proposalId!: string;
}

/** What is left of a credit, and the stakes that free it. Amounts in minor units of USD. */
@Entity('bonus')
export class Bonus {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint', name: 'user_id' })
  userId!: string;

  @Column({ type: 'bigint', name: 'recharge_id' })
  rechargeId!: string;

  @MinorUnits()
  amount!: bigint;

  /** Losses and fees have not used it up. */
  @MinorUnits()
  remaining!: bigint;

  @MinorUnits({ name: 'turnover_required' })
  turnoverRequired!: bigint;

  @MinorUnits({ name: 'turnover_done', default: 0 })
  turnoverDone!: bigint;

  /** Something is left and its turnover is not fulfilled. */
  @Column({ type: 'boolean' })
  open!: boolean;

  @Column({ type: 'timestamptz', name: 'granted_at', default: () => 'tarn_now()' })
  grantedAt!: Date;
}
