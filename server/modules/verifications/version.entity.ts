import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { IdType, VerificationField } from '../../../schema/identity';

/** What was said of a user at one time, as it is kept: sent in, verified, or replaced by a newer one. */
@Entity('verification')
export class Version {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text', default: () => 'random_number_text()' })
  number!: string;

  @Column({ type: 'bigint', name: 'user_id' })
  userId!: string;

  /** Sealed, as are number and days of birth: `personOf` opens them. */
  @Column({ type: 'text', name: 'real_name' })
  realName!: string;

  @Column({ type: 'text', name: 'id_type' })
  idType!: IdType;

  @Column({ type: 'text', name: 'id_number' })
  idNumber!: string;

  /** By which a document is found again. */
  @Column({ type: 'bytea', name: 'id_hash' })
  idHash!: Buffer;

  @Column({ type: 'text', name: 'birth_date', nullable: true })
  birthDate!: string | null;

  @Column({ type: 'text', name: 'confirmed_birth', nullable: true })
  confirmedBirth!: string | null;

  @Column({ type: 'bigint', name: 'front_id' })
  frontId!: string;

  @Column({ type: 'bigint', name: 'back_id' })
  backId!: string;

  @Column({ type: 'bigint', name: 'selfie_id', nullable: true })
  selfieId!: string | null;

  /** Of an account the one that counts. */
  @Column({ type: 'boolean', default: true })
  standing!: boolean;

  /** What a refusal named. */
  @Column({ type: 'text', array: true, nullable: true })
  faulty!: VerificationField[] | null;

  /** The version that this one is asked for in the place of; null for what was sent in first. */
  @Column({ type: 'bigint', nullable: true })
  replaces!: string | null;

  @Column({ type: 'timestamptz', name: 'submitted_at', default: () => 'tarn_now()' })
  submittedAt!: Date;

  @Column({ type: 'timestamptz', name: 'verified_at', nullable: true })
  verifiedAt!: Date | null;

  /** When a newer version was taken; null while this one stands, or never did. */
  @Column({ type: 'timestamptz', name: 'replaced_at', nullable: true })
  replacedAt!: Date | null;
}
