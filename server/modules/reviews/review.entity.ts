import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ReviewState } from '../../../schema/review-states';
import { CreatedAt, MinorUnits } from '../../platform/database/columns';

/** The lease of a request, its approvals and its decision. A kind's own view shows them too. */
export abstract class LeaseColumns {
  /** Counts changes: a decision names the version it was made on. */
  @Column({ type: 'int', default: 1 })
  version!: number;

  @CreatedAt({ name: 'submitted_at' })
  submittedAt!: Date;

  @Column({ type: 'timestamptz', name: 'review_by' })
  reviewBy!: Date;

  @Column({ type: 'bigint', name: 'taken_by', nullable: true })
  takenBy!: string | null;

  @Column({ type: 'timestamptz', name: 'taken_at', nullable: true })
  takenAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'lease_until', nullable: true })
  leaseUntil!: Date | null;

  @Column({ type: 'boolean', name: 'needs_second', default: false })
  needsSecond!: boolean;

  @Column({ type: 'bigint', name: 'first_approver', nullable: true })
  firstApprover!: string | null;

  @Column({ type: 'timestamptz', name: 'first_approved_at', nullable: true })
  firstApprovedAt!: Date | null;

  @Column({ type: 'bigint', name: 'second_approver', nullable: true })
  secondApprover!: string | null;

  @Column({ type: 'text', nullable: true })
  decision!: 'APPROVED' | 'REFUSED' | null;

  @Column({ type: 'bigint', name: 'decided_by', nullable: true })
  decidedBy!: string | null;

  @Column({ type: 'timestamptz', name: 'decided_at', nullable: true })
  decidedAt!: Date | null;

  @Column({ type: 'text', name: 'decision_reason', nullable: true })
  decisionReason!: string | null;

  /** When the decision takes effect: the end of its undo window. */
  @Column({ type: 'timestamptz', name: 'effective_at', nullable: true })
  effectiveAt!: Date | null;
}

/** The same, of a user. */
export abstract class ReviewColumns extends LeaseColumns {
  @Column({ type: 'bigint', name: 'user_id' })
  userId!: string;
}

/** A request before staff. */
@Entity('review')
export class Review extends LeaseColumns {
  /** Null for a conversation of a visitor. */
  @Column({ type: 'bigint', name: 'user_id', nullable: true })
  userId!: string | null;

  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text' })
  kind!:
    | ('RECHARGE' | 'VERIFICATION' | 'WITHDRAWAL')
    | ('PASSWORD_REQUEST' | 'APPEAL' | 'INFO_CHANGE' | 'DISPUTE' | 'CONVERSATION')
    | 'REWARD_CLAIM';

  @Column({ type: 'bigint', name: 'subject_id' })
  subjectId!: string;

  @Column({ type: 'text', default: 'SUBMITTED' })
  state!: ReviewState;

  /** What was asked for, minor units; null where it is not about money. */
  @MinorUnits({ nullable: true })
  asked!: bigint | null;

  /** What was approved, minor units; null until then. */
  @MinorUnits({ nullable: true })
  agreed!: bigint | null;

  @Column({ type: 'timestamptz', name: 'ended_at', nullable: true })
  endedAt!: Date | null;

  /** When administrators were told that it is overdue. */
  @Column({ type: 'timestamptz', name: 'escalated_at', nullable: true })
  escalatedAt!: Date | null;
}

export const stepKinds = [
  'SUBMITTED',
  'TAKEN',
  'RELEASED',
  'EXPIRED',
  'RETURNED',
  'HELD',
  'FIRST_APPROVED',
  'WITHDRAWN',
  'SENT_BACK',
  'CONTRADICTED',
  'APPROVED',
  'REFUSED',
  'UNDONE',
  'CREDITED',
  'STOPPED',
  'ENDED',
  'HANDED_OVER',
  'REOPENED',
  'UNPAID',
] as const;
export type StepKind = (typeof stepKinds)[number];

/** What happened to a request, in order. */
@Entity('review_step')
export class ReviewStep {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint', name: 'review_id' })
  reviewId!: string;

  @Column({ type: 'text' })
  kind!: StepKind;

  @Column({ type: 'bigint', name: 'staff_id', nullable: true })
  staffId!: string | null;

  @Column({ type: 'text', nullable: true })
  note!: string | null;

  @CreatedAt({ name: 'at' })
  at!: Date;
}
