import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PaymentMethodKind } from '../../../schema/payment-methods';
import type { ReviewState } from '../../../schema/review-states';
import type { WithdrawalState } from '../../../schema/states';
import type { Coin, WithdrawalFlag } from '../../../schema/withdrawals';
import { MinorUnits } from '../../platform/database/columns';
import { ReviewColumns } from '../reviews';

/** Money on its way out, with its review as people see it: the view `withdrawal_request`. */
@Entity({ name: 'withdrawal_request', synchronize: false })
export class Withdrawal extends ReviewColumns {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text', default: () => 'random_number_text()' })
  number!: string;

  /** The policy it was submitted under. */
  @Column({ type: 'bigint', name: 'policy_id' })
  policyId!: string;

  /** The target it is paid to, which stays readable after it was deleted. */
  @Column({ type: 'bigint', name: 'method_id' })
  methodId!: string;

  @Column({ type: 'text', name: 'method_kind' })
  methodKind!: PaymentMethodKind;

  /** What leaves the balance, minor units of USD. */
  @MinorUnits()
  amount!: bigint;

  @MinorUnits()
  fee!: bigint;

  /** What is paid out: the amount less the fee. */
  @MinorUnits()
  credited!: bigint;

  @Column({ type: 'text', nullable: true })
  coin!: Coin | null;

  /** Minor units of the coin. */
  @MinorUnits({ name: 'coin_amount', nullable: true })
  coinAmount!: bigint | null;

  /** Dollars a coin at submission, before the spread. */
  @Column({ type: 'numeric', name: 'coin_price', nullable: true })
  coinPrice!: string | null;

  @Column({ type: 'text', array: true })
  flags!: WithdrawalFlag[];

  /** On hold and in the undo window it is in review. */
  @Column({ type: 'text', default: 'SUBMITTED' })
  state!: WithdrawalState;

  @Column({ type: 'text', name: 'review_state' })
  reviewState!: ReviewState;

  /** The payout's own, once it is approved. */
  @Column({ type: 'text', nullable: true })
  reference!: string | null;

  @Column({ type: 'timestamptz', name: 'paid_at', nullable: true })
  paidAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'returned_at', nullable: true })
  returnedAt!: Date | null;

  /** From submission to decision, or to its end without one; null before. */
  @Column({ type: 'bigint', name: 'took_ms', nullable: true })
  tookMs!: string | null;
}

/** A version of the policy of withdrawals. */
@Entity('withdraw_policy')
export class WithdrawPolicy {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @MinorUnits()
  min!: bigint;

  @MinorUnits()
  max!: bigint;

  @MinorUnits({ name: 'day_max' })
  dayMax!: bigint;

  @Column({ type: 'int', name: 'day_count' })
  dayCount!: number;

  @Column({ type: 'int', name: 'fee_bp' })
  feeBp!: number;

  @Column({ type: 'int', name: 'spread_bp' })
  spreadBp!: number;

  /** Hours of the day in the zone, `09:00:00`. */
  @Column({ type: 'time' })
  opens!: string;

  @Column({ type: 'time' })
  closes!: string;

  @Column({ type: 'text' })
  zone!: string;

  @Column({ type: 'int', name: 'review_hours' })
  reviewHours!: number;

  @Column({ type: 'timestamptz', default: () => 'tarn_now()' })
  since!: Date;
}
