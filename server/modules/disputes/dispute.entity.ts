import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { ReviewState } from '../../../schema/review-states';
import { ReviewColumns } from '../reviews';

/** A settlement that its owner reports as wrong, with its review: the view `dispute_review`. */
@Entity({ name: 'dispute_review', synchronize: false })
export class Dispute extends ReviewColumns {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text', default: () => 'random_number_text()' })
  number!: string;

  @Column({ type: 'bigint', name: 'order_id' })
  orderId!: string;

  /** 1: the report. 2: the second look that its user asked for. */
  @Column({ type: 'int' })
  look!: 1 | 2;

  /** In the user's own words; null for none. */
  @Column({ type: 'text', nullable: true })
  note!: string | null;

  /** When the certificate was kept, or found not to exist; null before, and of a second look. */
  @Column({ type: 'timestamptz', name: 'certificate_at', nullable: true })
  certificateAt!: Date | null;

  @Column({ type: 'text', name: 'review_state' })
  reviewState!: ReviewState;

  @Column({ type: 'timestamptz', name: 'ended_at', nullable: true })
  endedAt!: Date | null;
}

/** The certificate of the order as it was signed when it was reported. */
@Entity('dispute_certificate')
export class DisputeCertificate {
  @PrimaryColumn({ type: 'bigint', name: 'dispute_id' })
  disputeId!: string;

  /** Null: the order is from before orders were sealed. */
  @Column({ type: 'text', nullable: true })
  body!: string | null;

  @Column({ type: 'bytea', nullable: true })
  sha256!: Buffer | null;
}
