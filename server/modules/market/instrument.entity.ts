import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '../../../schema/languages';
import type { InstrumentClass } from '../../../schema/states';
import type { FeedName } from './feeds/feed';

/** Something quoted: a currency pair, a metal, a future, a stock, a coin. */
@Entity('instrument')
export class Instrument {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  /** e.g. `EUR/USD`. */
  @Column({ type: 'text' })
  symbol!: string;

  @Column({ type: 'text' })
  class!: InstrumentClass;

  @Column({ type: 'jsonb' })
  names!: Record<Language, string>;

  /** Places after the point of its prices. */
  @Column({ type: 'int' })
  decimals!: number;

  @Column({ type: 'bigint', name: 'calendar_id' })
  calendarId!: string;

  /** Trading stopped by staff. */
  @Column({ type: 'boolean', default: false })
  prohibited!: boolean;

  /** Why, for users to read while it is; null where nobody said. */
  @Column({ type: 'text', name: 'prohibit_reason', nullable: true })
  prohibitReason!: string | null;

  /** What it is: in each of the ten languages, or in none. */
  @Column({ type: 'jsonb', default: {} })
  descriptions!: Partial<Record<Language, string>>;

  /** The hash of a picture that staff sent. */
  @Column({ type: 'text', nullable: true })
  picture!: string | null;

  @Column({ type: 'boolean', default: false })
  popular!: boolean;

  /** Stands in the lists of markets. */
  @Column({ type: 'boolean', default: true })
  listed!: boolean;

  @Column({ type: 'int' })
  sort!: number;

  /** Which adapter quotes it. */
  @Column({ type: 'text', default: 'simulated' })
  feed!: FeedName;

  /** Since when; null: since it is there. What another feed quoted until then opens no contract. */
  @Column({ type: 'timestamptz', name: 'feed_since', nullable: true })
  feedSince!: Date | null;

  /** What the provider calls it; null where there is none. */
  @Column({ type: 'text', name: 'provider_symbol', nullable: true })
  providerSymbol!: string | null;

  /** How often the provider is asked, in milliseconds; 0 where it sends of its own accord. */
  @Column({ type: 'int', name: 'poll_ms', default: 0 })
  pollMs!: number;

  /** A price further away from the last, in basis points, is a spike and refused. */
  @Column({ type: 'int', name: 'sanity_bp', default: 2000 })
  sanityBp!: number;

  /** The age from which its newest quote neither opens nor settles anything. */
  @Column({ type: 'int', name: 'stale_after_ms', default: 5000 })
  staleAfterMs!: number;
}
