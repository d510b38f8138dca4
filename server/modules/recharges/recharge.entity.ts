import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ReviewState } from '../../../schema/review-states';
import type { ChannelKind, RechargeClass, RechargeState } from '../../../schema/states';
import { MinorUnits } from '../../platform/database/columns';
import { ReviewColumns } from '../reviews';

/** Money on its way in, with its review as people see it: the view `recharge_request`. */
@Entity({ name: 'recharge_request', synchronize: false })
export class Recharge extends ReviewColumns {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text', default: () => 'random_number_text()' })
  number!: string;

  @Column({ type: 'bigint', name: 'channel_id' })
  channelId!: string;

  @Column({ type: 'text', default: 'SELF' })
  class!: RechargeClass;

  /** As submitted, minor units of USD. */
  @MinorUnits()
  amount!: bigint;

  @Column({ type: 'bigint', name: 'upload_id' })
  uploadId!: string;

  @Column({ type: 'bytea', name: 'image_hash' })
  imageHash!: Buffer;

  @Column({ type: 'text', name: 'payer_name', nullable: true })
  payerName!: string | null;

  @Column({ type: 'text', nullable: true })
  remark!: string | null;

  /** On hold and in the undo window it is in review. */
  @Column({ type: 'text', default: 'SUBMITTED' })
  state!: RechargeState;

  @Column({ type: 'text', name: 'review_state' })
  reviewState!: ReviewState;

  @Column({ type: 'text', name: 'bank_reference', nullable: true })
  bankReference!: string | null;

  /** What the first approver found had arrived. */
  @MinorUnits({ name: 'approved_amount', nullable: true })
  approvedAmount!: bigint | null;

  /** What the ledger credited. */
  @MinorUnits({ nullable: true })
  credited!: bigint | null;

  @Column({ type: 'timestamptz', name: 'credited_at', nullable: true })
  creditedAt!: Date | null;

  /** From submission to decision, or to its end without one; null before. */
  @Column({ type: 'bigint', name: 'took_ms', nullable: true })
  tookMs!: string | null;
}

export interface ChannelDetail {
  readonly label: 'HOLDER' | 'BANK' | 'ACCOUNT' | 'ADDRESS' | 'NETWORK' | 'REFERENCE';
  readonly value: string;
}

/** A way to pay in. Titles and notes by language. */
@Entity('recharge_channel')
export class RechargeChannel {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text' })
  kind!: ChannelKind;

  @Column({ type: 'jsonb' })
  titles!: Readonly<Record<string, string>>;

  @Column({ type: 'jsonb' })
  details!: readonly ChannelDetail[];

  @Column({ type: 'jsonb', default: {} })
  notes!: Readonly<Record<string, string>>;

  @MinorUnits()
  min!: bigint;

  @MinorUnits()
  max!: bigint;

  @Column({ type: 'int' })
  sort!: number;

  @Column({ type: 'boolean', default: true })
  open!: boolean;

  /** The hash of the picture of its QR code, which staff sent. */
  @Column({ type: 'text', nullable: true })
  qr!: string | null;

  /** Counts its changes; each is kept in `recharge_channel_version`. */
  @Column({ type: 'int', default: 1 })
  version!: number;
}
