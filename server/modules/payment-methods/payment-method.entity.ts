import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PaymentMethodKind } from '../../../schema/payment-methods';

/** Where a user's money can be paid out to. It is never altered, only put away. */
@Entity('payment_method')
export class PaymentMethod {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint', name: 'user_id' })
  userId!: string;

  @Column({ type: 'text' })
  kind!: PaymentMethodKind;

  /** Sealed: `detailsOf` opens it. */
  @Column({ type: 'text' })
  details!: string;

  /** Keyed hash of the number as it is compared. */
  @Column({ type: 'bytea', name: 'number_hash' })
  numberHash!: Buffer;

  @Column({ type: 'text' })
  masked!: string;

  @Column({ type: 'text' })
  currency!: string;

  /** One of each user at most. */
  @Column({ type: 'boolean', name: 'is_default', default: false })
  isDefault!: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'tarn_now()' })
  createdAt!: Date;

  /** From here on it is paid out to. */
  @Column({ type: 'timestamptz', name: 'usable_since' })
  usableSince!: Date;

  @Column({ type: 'timestamptz', name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;
}
