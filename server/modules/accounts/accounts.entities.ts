import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { CodeScene, SecurityEventKind } from '../../../schema/states';
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

  @Column({ type: 'text', nullable: true })
  device!: string | null;

  @Column({ type: 'text', nullable: true })
  address!: string | null;
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

/** Something that protects an account was changed. Written by a trigger alone. */
@Entity('security_event')
export class SecurityEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint', name: 'user_id' })
  userId!: string;

  @Column({ type: 'text' })
  kind!: SecurityEventKind;

  @Column({ type: 'timestamptz', default: () => 'tarn_now()' })
  at!: Date;
}

/** The key of an authenticator app, encrypted; it counts once it is confirmed. */
@Entity('second_factor')
export class SecondFactor {
  @PrimaryColumn({ type: 'bigint', name: 'user_id' })
  userId!: string;

  @Column({ type: 'text', name: 'sealed_key' })
  sealedKey!: string;

  @CreatedAt()
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  /** Of the newest code used: half minutes since 1970. */
  @Column({ type: 'bigint', name: 'last_step', default: 0 })
  lastStep!: string;
}

/** A code on paper that signs in once without the authenticator app, as a keyed hash. */
@Entity('recovery_code')
export class RecoveryCode {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint', name: 'user_id' })
  userId!: string;

  @Column({ type: 'bytea', name: 'code_hash' })
  codeHash!: Buffer;

  @Column({ type: 'timestamptz', name: 'used_at', nullable: true })
  usedAt!: Date | null;
}

/** What a device signs by instead of a password. Written by its functions alone. */
@Entity('passkey')
export class Passkey {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint', name: 'user_id' })
  userId!: string;

  @Column({ type: 'bytea', name: 'credential_id' })
  credentialId!: Buffer;

  @Column({ type: 'bytea', name: 'public_key' })
  publicKey!: Buffer;

  /** How often the device says that it has signed; 0 where it does not count. */
  @Column({ type: 'bigint' })
  counter!: string;

  @Column({ type: 'text', array: true })
  transports!: string[];

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'boolean', name: 'backed_up' })
  backedUp!: boolean;

  @CreatedAt()
  createdAt!: Date;

  /** From here on it stands for the fund password. */
  @Column({ type: 'timestamptz', name: 'fund_since' })
  fundSince!: Date;

  @Column({ type: 'timestamptz', name: 'last_used_at', nullable: true })
  lastUsedAt!: Date | null;
}

/** What a passkey is to sign once, for one purpose, within five minutes. Its SHA-256 is kept. */
@Entity('passkey_challenge')
export class PasskeyChallenge {
  @PrimaryColumn({ type: 'bytea' })
  hash!: Buffer;

  @Column({ type: 'text' })
  purpose!: 'REGISTER' | 'SIGN_IN' | 'FUND' | 'SECURITY';

  @Column({ type: 'bigint', name: 'user_id', nullable: true })
  userId!: string | null;

  @Column({ type: 'timestamptz', name: 'fund_since', nullable: true })
  fundSince!: Date | null;

  @CreatedAt()
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date;

  @Column({ type: 'bigint', name: 'passkey_id', nullable: true })
  passkeyId!: string | null;

  @Column({ type: 'bigint', nullable: true })
  counter!: string | null;

  @Column({ type: 'timestamptz', name: 'proved_at', nullable: true })
  provedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'spent_at', nullable: true })
  spentAt!: Date | null;
}

/** A lock by staff, from its beginning to its end. Written by `lock_user` and `unlock_user` alone. */
@Entity('account_lock')
export class AccountLock {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint', name: 'user_id' })
  userId!: string;

  /** Null for a lock of before these rows were kept. */
  @Column({ type: 'bigint', name: 'locked_by', nullable: true })
  lockedBy!: string | null;

  @Column({ type: 'text' })
  reason!: string;

  @Column({ type: 'timestamptz', default: () => 'tarn_now()' })
  at!: Date;

  @Column({ type: 'timestamptz', name: 'lifted_at', nullable: true })
  liftedAt!: Date | null;
}
