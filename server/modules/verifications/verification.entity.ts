import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { IdType, VerificationField } from '../../../schema/identity';
import type { RechargeState } from '../../../schema/states';
import type { ReviewState } from '../../../schema/review-states';
import { ReviewColumns } from '../reviews';

/** Who a user says they are, with its review as people see it: the view `verification_request`. */
@Entity({ name: 'verification_request', synchronize: false })
export class Verification extends ReviewColumns {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text', default: () => 'random_number_text()' })
  number!: string;

  /** Sealed, as are number and days of birth: `personOf` opens them. */
  @Column({ type: 'text', name: 'real_name' })
  realName!: string;

  @Column({ type: 'text', name: 'id_type' })
  idType!: IdType;

  @Column({ type: 'text', name: 'id_number' })
  idNumber!: string;

  /** As it was sent in; null where an old app sent none. */
  @Column({ type: 'text', name: 'birth_date', nullable: true })
  birthDate!: string | null;

  /** As it was read off the document by whoever approved. */
  @Column({ type: 'text', name: 'confirmed_birth', nullable: true })
  confirmedBirth!: string | null;

  @Column({ type: 'bigint', name: 'front_id' })
  frontId!: string;

  @Column({ type: 'bigint', name: 'back_id' })
  backId!: string;

  @Column({ type: 'bigint', name: 'selfie_id', nullable: true })
  selfieId!: string | null;

  /** Under review, or verified: then nobody else sends in this document. */
  @Column({ type: 'boolean', default: true })
  standing!: boolean;

  /** What has to be sent again after a refusal; null before. */
  @Column({ type: 'text', array: true, nullable: true })
  faulty!: VerificationField[] | null;

  @Column({ type: 'timestamptz', name: 'verified_at', nullable: true })
  verifiedAt!: Date | null;

  /** On hold and in the undo window it is in review. */
  @Column({ type: 'text' })
  state!: RechargeState;

  @Column({ type: 'text', name: 'review_state' })
  reviewState!: ReviewState;

  /** Of the request, where a version that was taken later stands in its place. */
  requestId?: string;
}
