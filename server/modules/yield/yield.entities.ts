import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Dividend } from '../../../schema/states';
import { MinorUnits } from '../../platform/database/columns';
import type { Texts } from '../../platform/text/read-texts';

/** An offer. What it offers stands in its terms; this is which of them is in force. */
@Entity('yield_project')
export class YieldProject {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint', name: 'terms_id' })
  termsId!: string;

  @Column({ type: 'timestamptz', name: 'published_at', default: () => 'tarn_now()' })
  publishedAt!: Date;

  /** Kept with the next version: users see it from then on. Null while only the terms in force say when. */
  @Column({ type: 'timestamptz', name: 'released_at', nullable: true })
  releasedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'suspended_at', nullable: true })
  suspendedAt!: Date | null;

  @Column({ type: 'text', name: 'suspend_reason', nullable: true })
  suspendReason!: string | null;
}

/** One version of what a project offers: what is accepted by joining. Amounts in minor units of USD. */
@Entity('yield_terms')
export class YieldTerms {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint', name: 'project_id' })
  projectId!: string;

  @Column({ type: 'int' })
  version!: number;

  @Column({ type: 'jsonb' })
  titles!: Texts;

  @Column({ type: 'jsonb' })
  descriptions!: Texts;

  @Column({ type: 'jsonb' })
  risks!: Texts;

  @Column({ type: 'text' })
  issuer!: string;

  /** Parts per million a year of 365 days. */
  @Column({ type: 'int', name: 'annual_ppm' })
  annualPpm!: number;

  @Column({ type: 'int' })
  days!: number;

  @Column({ type: 'text' })
  dividend!: Dividend;

  @MinorUnits({ name: 'amount_min' })
  amountMin!: bigint;

  /** Of the principal of one holding, top-ups included. */
  @MinorUnits({ name: 'amount_max' })
  amountMax!: bigint;

  @MinorUnits()
  capacity!: bigint;

  @Column({ type: 'timestamptz', name: 'release_at' })
  releaseAt!: Date;

  @Column({ type: 'timestamptz', name: 'sale_starts_at' })
  saleStartsAt!: Date;

  @Column({ type: 'timestamptz', name: 'sale_ends_at' })
  saleEndsAt!: Date;

  /** Agreed at joining; zero: none. */
  @MinorUnits()
  topup!: bigint;

  /** Platform days after joining. */
  @Column({ type: 'int', name: 'topup_day', nullable: true })
  topupDay!: number | null;

  @Column({ type: 'boolean', name: 'early_stop' })
  earlyStop!: boolean;

  /** Of accrued interest, basis points, when left early. */
  @Column({ type: 'int', name: 'reduction_bp' })
  reductionBp!: number;

  @Column({ type: 'boolean' })
  renewable!: boolean;

  @Column({ type: 'bigint', name: 'proposal_id' })
  proposalId!: string;

  @Column({ type: 'timestamptz', name: 'made_at', default: () => 'tarn_now()' })
  madeAt!: Date;

  @Column({ type: 'bytea' })
  hash!: Buffer;
}

/** Minor units of USD. */
@Entity('yield_project_total')
export class YieldProjectTotal {
  @PrimaryColumn({ type: 'bigint', name: 'project_id' })
  projectId!: string;

  @Column({ type: 'bigint', name: 'account_id' })
  accountId!: string;

  /** Principal of unsettled holdings. */
  @MinorUnits({ default: 0 })
  invested!: bigint;

  /** Agreed top-ups that are not paid yet. */
  @MinorUnits({ default: 0 })
  topups!: bigint;

  /** The most interest that unsettled holdings can still be paid. */
  @MinorUnits({ default: 0 })
  promised!: bigint;

  /** What lies in the project's account. */
  @MinorUnits({ default: 0 })
  funded!: bigint;

  /** Joins, renewals not counted. */
  @Column({ type: 'int', default: 0 })
  units!: number;
}

/** Money put aside for a project's interest, or taken back (below zero), minor units of USD. */
@Entity('yield_funding')
export class YieldFunding {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint', name: 'project_id' })
  projectId!: string;

  @MinorUnits()
  amount!: bigint;

  @Column({ type: 'text', name: 'bank_reference' })
  bankReference!: string;

  @Column({ type: 'bigint', name: 'proposal_id' })
  proposalId!: string;

  @Column({ type: 'timestamptz', default: () => 'tarn_now()' })
  at!: Date;
}
