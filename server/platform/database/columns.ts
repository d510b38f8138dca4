import { Column, PrimaryGeneratedColumn, type ColumnOptions } from 'typeorm';

const bigintText = {
  to: (value: bigint | null | undefined) => (value == null ? value : value.toString()),
  from: (value: string | null) => (value === null ? null : BigInt(value)),
};

/** An amount in the smallest unit of its asset. */
export const MinorUnits = (options: ColumnOptions = {}) =>
  Column({ type: 'bigint', transformer: bigintText, ...options });

/** The database's instant of writing the row. */
export const CreatedAt = (options: ColumnOptions = {}) =>
  Column({ type: 'timestamptz', name: 'created_at', default: () => 'tarn_now()', ...options });

/** What a session of a user and one of a member of staff have in common. */
export abstract class SessionColumns {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bytea', name: 'token_hash' })
  tokenHash!: Buffer;

  /** SHA-256 of what the browser calls itself, where it did. */
  @Column({ type: 'bytea', name: 'device_hash', nullable: true, select: false })
  deviceHash!: Buffer | null;

  @CreatedAt()
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'last_used_at', default: () => 'tarn_now()' })
  lastUsedAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date;

  @Column({ type: 'timestamptz', name: 'ended_at', nullable: true })
  endedAt!: Date | null;
}
