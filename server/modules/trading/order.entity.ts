import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Direction, Outcome } from '../../../schema/states';
import { MinorUnits } from '../../platform/database/columns';

/** One timed up/down contract. Written by `place_orders`, closed once by `settle_due_orders`. */
@Entity('trade_order')
export class Order {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text', default: () => 'random_number_text()' })
  number!: string;

  @Column({ type: 'bigint', name: 'user_id' })
  userId!: string;

  @Column({ type: 'bigint', name: 'instrument_id' })
  instrumentId!: string;

  @Column({ type: 'text' })
  direction!: Direction;

  @Column({ type: 'int' })
  multiple!: number;

  /** Minor units of USD. */
  @MinorUnits()
  stake!: bigint;

  @MinorUnits()
  fee!: bigint;

  @Column({ type: 'int', name: 'fee_bp' })
  feeBp!: number;

  @Column({ type: 'int', name: 'payout_bp' })
  payoutBp!: number;

  @Column({ type: 'int', name: 'duration_seconds' })
  durationSeconds!: number;

  @Column({ type: 'int', name: 'stale_after_ms' })
  staleAfterMs!: number;

  /** SHA-256 of the frozen terms; order_terms_hash.sql writes the canonical form. */
  @Column({ type: 'bytea', name: 'terms_hash' })
  termsHash!: Buffer;

  @Column({ type: 'bigint', name: 'open_quote_id' })
  openQuoteId!: string;

  @Column({ type: 'timestamptz', name: 'open_quote_at' })
  openQuoteAt!: Date;

  @Column({ type: 'numeric', name: 'open_price', precision: 20, scale: 8 })
  openPrice!: string;

  @Column({ type: 'timestamptz', name: 'opened_at' })
  openedAt!: Date;

  @Column({ type: 'timestamptz', name: 'settles_at' })
  settlesAt!: Date;

  @Column({ type: 'bigint', name: 'close_quote_id', nullable: true })
  closeQuoteId!: string | null;

  @Column({ type: 'timestamptz', name: 'close_quote_at', nullable: true })
  closeQuoteAt!: Date | null;

  @Column({ type: 'numeric', name: 'close_price', precision: 20, scale: 8, nullable: true })
  closePrice!: string | null;

  @Column({ type: 'timestamptz', name: 'settled_at', nullable: true })
  settledAt!: Date | null;

  @Column({ type: 'text', nullable: true })
  outcome!: Outcome | null;

  /** What came to available at settlement. */
  @MinorUnits({ nullable: true })
  paid!: bigint | null;

  /** The leader's order that this one copies; null for an order of one's own. */
  @Column({ type: 'bigint', name: 'copy_of', nullable: true })
  copyOf!: string | null;
}

abstract class DayTally {
  @PrimaryColumn({ type: 'bigint', name: 'user_id' })
  userId!: string;

  @PrimaryColumn({ type: 'date' })
  day!: string;

  @PrimaryColumn({ type: 'bigint', name: 'instrument_id' })
  instrumentId!: string;

  @PrimaryColumn({ type: 'text' })
  outcome!: Outcome;

  @Column({ type: 'int' })
  count!: number;

  @MinorUnits()
  stake!: bigint;

  @MinorUnits()
  net!: bigint;
}

/** Settled results of one user, day of settlement, instrument and outcome: profit. */
@Entity('order_day')
export class OrderDay extends DayTally {}

/** The same by the day of opening: what a list of orders comes to. */
@Entity('order_opened_day')
export class OrderOpenedDay extends DayTally {}

/** What a user's own settled orders came to since registration: copies do not count. */
@Entity('order_record')
export class OrderRecord {
  @PrimaryColumn({ type: 'bigint', name: 'user_id' })
  userId!: string;

  /** Won, lost and drawn. */
  @Column({ type: 'int' })
  count!: number;

  @Column({ type: 'int' })
  wins!: number;

  /** Counted apart: they came to nothing. */
  @Column({ type: 'int' })
  voids!: number;

  /** After fees, in minor units of USD. */
  @MinorUnits()
  net!: bigint;

  /** The highest that the net ever was, 0 at the beginning. */
  @MinorUnits()
  peak!: bigint;

  /** The deepest fall below it, along settlements. */
  @MinorUnits()
  drawdown!: bigint;
}
