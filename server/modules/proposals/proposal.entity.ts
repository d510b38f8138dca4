import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ProposalKind, ProposalState } from '../../../schema/proposals';

/** All fields of what is changed, by name; empty for what is still to be made. */
export type Facts = Readonly<Record<string, unknown>>;

/** A change that one administrator proposes and another confirms. */
@Entity('proposal')
export class Proposal {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text', default: () => 'random_number_text()' })
  number!: string;

  @Column({ type: 'text' })
  kind!: ProposalKind;

  /** `staff/4`; `channel/new` for what is still to be made. */
  @Column({ type: 'text' })
  subject!: string;

  @Column({ type: 'text' })
  reason!: string;

  @Column({ type: 'jsonb' })
  before!: Facts;

  @Column({ type: 'jsonb' })
  after!: Facts;

  @Column({ type: 'bigint', name: 'proposed_by' })
  proposedBy!: string;

  @Column({ type: 'timestamptz', name: 'proposed_at' })
  proposedAt!: Date;

  @Column({ type: 'timestamptz', name: 'lapses_at' })
  lapsesAt!: Date;

  @Column({ type: 'text', default: 'OPEN' })
  state!: ProposalState;

  @Column({ type: 'bigint', name: 'closed_by', nullable: true })
  closedBy!: string | null;

  @Column({ type: 'timestamptz', name: 'closed_at', nullable: true })
  closedAt!: Date | null;

  @Column({ type: 'text', name: 'closing_reason', nullable: true })
  closingReason!: string | null;
}
