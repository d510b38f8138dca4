import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Something a member of staff must learn of. */
@Entity('staff_notice')
export class StaffNotice {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint', name: 'staff_id' })
  staffId!: string;

  @Column({ type: 'text' })
  kind!:
    | 'RECEIVING_DETAILS'
    | 'OVERDUE'
    | 'STAFF_PASSWORD_RESET'
    | 'PROOF_MISMATCH'
    | 'SETTLEMENT_WRONG'
    | 'SHARED_DEVICE'
    | 'DECISION_RETURNED'
    | 'ACCOUNT_DECLARED'
    | 'REWARD_UNPAID'
    | 'SEAL_LATE';

  /** `channel/3`. */
  @Column({ type: 'text' })
  subject!: string;

  @Column({ type: 'timestamptz', default: () => 'tarn_now()' })
  at!: Date;

  @Column({ type: 'timestamptz', name: 'read_at', nullable: true })
  readAt!: Date | null;
}
