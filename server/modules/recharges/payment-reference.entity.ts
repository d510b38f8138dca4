import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a user writes into a transfer. The database gives it with the account, at random, for good. */
@Entity('payment_reference')
export class PaymentReference {
  @PrimaryColumn({ type: 'bigint', name: 'user_id' })
  userId!: string;

  /** Eight of A-Z and 2-9. */
  @Column({ type: 'text' })
  code!: string;
}
