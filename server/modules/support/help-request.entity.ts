import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { HelpKind, HelpQueue, IdentityStep } from '../../../schema/help';
import type { ReviewState } from '../../../schema/review-states';
import { ReviewColumns } from '../reviews';

/** What somebody asked customer service for, with its review: the view `help_review`. */
@Entity({ name: 'help_review', synchronize: false })
export class HelpRequest extends ReviewColumns {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text', default: () => 'random_number_text()' })
  number!: string;

  @Column({ type: 'text' })
  kind!: HelpKind;

  @Column({ type: 'text' })
  queue!: HelpQueue;

  @Column({ type: 'text' })
  note!: string;

  /** The lock an appeal is of; null for everything else. */
  @Column({ type: 'bigint', name: 'lock_id', nullable: true })
  lockId!: string | null;

  /** The version of the verified data that is asked for; null but for a change of data. */
  @Column({ type: 'bigint', name: 'change_id', nullable: true })
  changeId!: string | null;

  /** What staff ticked at the approval; null before. */
  @Column({ type: 'text', array: true, nullable: true })
  steps!: IdentityStep[] | null;

  @Column({ type: 'timestamptz', name: 'approved_at', nullable: true })
  approvedAt!: Date | null;

  /** From when its user confirms it: a day after the approval, and a day after the notice once that went out. */
  @Column({ type: 'timestamptz', name: 'ready_at', nullable: true })
  readyAt!: Date | null;

  /** When it was announced on the old channel; before that nobody confirms it. */
  @Column({ type: 'timestamptz', name: 'noticed_at', nullable: true })
  noticedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'stopped_at', nullable: true })
  stoppedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'completed_at', nullable: true })
  completedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'closed_at', nullable: true })
  closedAt!: Date | null;

  @Column({ type: 'text', name: 'review_state' })
  reviewState!: ReviewState;
}
