import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One link of the audit chain. Written by `audit_append` alone, never changed. */
@Entity('audit_entry')
export class AuditEntry {
  @PrimaryColumn({ type: 'bigint' })
  seq!: string;

  @Column({ type: 'timestamptz' })
  at!: Date;

  /** `staff/3`, `user/1042` or `system`. */
  @Column({ type: 'text' })
  actor!: string;

  @Column({ type: 'text' })
  action!: string;

  @Column({ type: 'text' })
  subject!: string;

  @Column({ type: 'jsonb', nullable: true })
  before!: unknown;

  @Column({ type: 'jsonb', nullable: true })
  after!: unknown;

  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  /** Whom the subject belongs to: the user, or whose request it is. */
  @Column({ type: 'bigint', name: 'user_id', nullable: true })
  userId!: string | null;

  /** The address it came from. */
  @Column({ type: 'text', nullable: true })
  source!: string | null;

  @Column({ type: 'bytea' })
  prev!: Buffer;

  @Column({ type: 'bytea' })
  hash!: Buffer;
}
