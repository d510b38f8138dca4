import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { CodeScene } from '../../../schema/states';
import { CreatedAt, SessionColumns } from '../../platform/database/columns';

/** A five-minute code, kept as a keyed hash. */
@Entity('one_time_code')
export class OneTimeCode {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text' })
  target!: string;

  @Column({ type: 'text' })
  scene!: CodeScene;

  @Column({ type: 'bytea', name: 'code_hash' })
  codeHash!: Buffer;

  @CreatedAt()
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date;

  @Column({ type: 'timestamptz', name: 'used_at', nullable: true })
  usedAt!: Date | null;

  @Column({ type: 'int', default: 0 })
  tries!: number;
}

/** A signed-in device, or a locked user's pass. */
@Entity('user_session')
export class UserSession extends SessionColumns {
  @Column({ type: 'bigint', name: 'user_id' })
  userId!: string;

  @Column({ type: 'text', default: 'FULL' })
  kind!: 'FULL' | 'LOCKED_PASS';

  @Column({ type: 'text', name: 'end_reason', nullable: true })
  endReason!: string | null;
}

/** A failed try that counts against a limit. */
@Entity('failed_try')
export class FailedTry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text' })
  key!: string;

  @Column({ type: 'timestamptz', default: () => 'tarn_now()' })
  at!: Date;
}
