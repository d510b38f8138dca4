import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Dividend, HoldingState } from '../../../schema/states';
import { MinorUnits } from '../../platform/database/columns';

/** One user's share in a project, on the terms they accepted. Amounts in minor units of USD. */
@Entity('yield_holding')
export class YieldHolding {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text', default: () => 'random_number_text()' })
  number!: string;

  @Column({ type: 'bigint', name: 'user_id' })
  userId!: string;

  @Column({ type: 'bigint', name: 'project_id' })
  projectId!: string;

  @Column({ type: 'bigint', name: 'terms_id' })
  termsId!: string;

  @Column({ type: 'bytea', name: 'terms_hash' })
  termsHash!: Buffer;

  /** The holding that this one renews. */
  @Column({ type: 'bigint', name: 'renews_id', nullable: true })
  renewsId!: string | null;

  @Column({ type: 'int', name: 'annual_ppm' })
  annualPpm!: number;

  @Column({ type: 'int' })
  days!: number;

  @Column({ type: 'text' })
  dividend!: Dividend;

  @MinorUnits()
  topup!: bigint;

  @Column({ type: 'boolean', name: 'early_stop' })
  earlyStop!: boolean;

  @Column({ type: 'int', name: 'reduction_bp' })
  reductionBp!: number;

  /** In which its days are counted, as it was at joining. */
  @Column({ type: 'text' })
  zone!: string;

  @Column({ type: 'timestamptz', name: 'started_at' })
  startedAt!: Date;

  @Column({ type: 'date', name: 'started_on' })
  startedOn!: string;

  @Column({ type: 'timestamptz', name: 'topup_due_at', nullable: true })
  topupDueAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'ends_at' })
  endsAt!: Date;

  @MinorUnits()
  initial!: bigint;

  @MinorUnits()
  principal!: bigint;

  @Column({ type: 'timestamptz', name: 'topup_paid_at', nullable: true })
  topupPaidAt!: Date | null;

  @Column({ type: 'text' })
  state!: HoldingState;

  /** The next 00:00 that pays interest. */
  @Column({ type: 'timestamptz', name: 'next_at', nullable: true })
  nextAt!: Date | null;

  /** When it earns no more: its end, or the due instant of a top-up that is not paid. */
  @Column({ type: 'timestamptz', name: 'matures_at' })
  maturesAt!: Date;

  /** When time does something to it next: it is due, or it is settled by the platform. */
  @Column({ type: 'timestamptz', name: 'acts_at', nullable: true })
  actsAt!: Date | null;

  /** When its owner is told something next. */
  @Column({ type: 'timestamptz', name: 'notice_at', nullable: true })
  noticeAt!: Date | null;

  @Column({ type: 'int', name: 'days_booked', default: 0 })
  daysBooked!: number;

  /** The sum of the principal at each 00:00 booked so far. */
  @MinorUnits({ name: 'principal_days', default: 0 })
  principalDays!: bigint;

  /** Interest earned so far. */
  @MinorUnits({ default: 0 })
  accrued!: bigint;

  /** All interest paid out. */
  @MinorUnits({ default: 0 })
  paid!: bigint;

  /** The most interest that can still be paid. */
  @MinorUnits()
  promised!: bigint;

  @MinorUnits({ name: 'principal_paid', default: 0 })
  principalPaid!: bigint;

  @Column({ type: 'timestamptz', name: 'settled_at', nullable: true })
  settledAt!: Date | null;

  @Column({ type: 'text', name: 'settled_by', nullable: true })
  settledBy!: 'USER' | 'PLATFORM' | 'RENEWAL' | null;

  /** What settling brought to the floor of the sum. */
  @MinorUnits({ default: 0 })
  remainder!: bigint;

  /** Interest given up by leaving early. */
  @MinorUnits({ default: 0 })
  reduction!: bigint;
}
