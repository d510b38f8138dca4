import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { MinorUnits } from '../../../platform/database/columns';
import type { BankFormat } from './read/bank-statement';

/** A file of a bank that was brought in, with the hash of its content. */
@Entity('bank_file')
export class BankFile {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint', name: 'channel_id' })
  channelId!: string;

  @Column({ type: 'text' })
  format!: BankFormat;

  /** As the person who brought it in called it. */
  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'bytea' })
  sha256!: Buffer;

  @Column({ type: 'bigint', name: 'staff_id' })
  staffId!: string;

  @Column({ type: 'timestamptz', name: 'brought_at', default: () => 'tarn_now()' })
  broughtAt!: Date;

  /** Incoming payments in the file. */
  @Column({ type: 'int', name: 'line_count' })
  lineCount!: number;

  /** How many of them were known from files before it. */
  @Column({ type: 'int', name: 'known_count' })
  knownCount!: number;
}

/** One payment that a bank says came in. It serves one request, once. */
@Entity('bank_line')
export class BankLine {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint', name: 'file_id' })
  fileId!: string;

  @Column({ type: 'bigint', name: 'channel_id' })
  channelId!: string;

  /** Its line in the file, or its entry where a format has no lines. */
  @Column({ type: 'int' })
  place!: number;

  /** `YYYY-MM-DD`. */
  @Column({ type: 'date', name: 'booked_on' })
  bookedOn!: string;

  /** Hundredths of its currency. */
  @MinorUnits()
  amount!: bigint;

  @Column({ type: 'text' })
  currency!: string;

  @Column({ type: 'text', name: 'payer_name', nullable: true })
  payerName!: string | null;

  @Column({ type: 'text', name: 'payer_account', nullable: true })
  payerAccount!: string | null;

  /** What the payer wrote. */
  @Column({ type: 'text' })
  remittance!: string;

  /** The bank's own, or one made of the line where the bank gives none. */
  @Column({ type: 'text' })
  reference!: string;

  @Column({ type: 'bytea', name: 'line_key' })
  lineKey!: Buffer;
}
