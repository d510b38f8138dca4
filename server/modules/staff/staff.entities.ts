import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { StaffStanding } from '../../../schema/states';
import { CreatedAt, SessionColumns } from '../../platform/database/columns';

/** An administrator or a customer-service agent. */
@Entity('staff')
export class Staff {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', name: 'password_hash' })
  passwordHash!: string;

  @Column({ type: 'text' })
  role!: StaffStanding;

  /** The practice world's own, whom a job runs and who has no password. */
  @Column({ type: 'boolean', name: 'practice_desk', default: false })
  practiceDesk!: boolean;

  @CreatedAt()
  createdAt!: Date;
}

@Entity('staff_session')
export class StaffSession extends SessionColumns {
  @Column({ type: 'bigint', name: 'staff_id' })
  staffId!: string;

  /** Whether a code of a second factor opened it; in live mode no other is read. */
  @Column({ type: 'boolean', name: 'by_factor', default: false })
  byFactor!: boolean;
}

/** A user account a member of staff owns: they never decide its requests. */
@Entity('staff_user')
export class StaffUser {
  @PrimaryColumn({ type: 'bigint', name: 'staff_id' })
  staffId!: string;

  @PrimaryColumn({ type: 'bigint', name: 'user_id' })
  userId!: string;

  @Column({ type: 'timestamptz', name: 'declared_at', default: () => 'tarn_now()' })
  declaredAt!: Date;
}
