import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Coin } from '../../../schema/money';
import { MinorUnits } from '../../platform/database/columns';

/** A rate that was quoted to somebody, and the conversion at it where it was made. */
@Entity('conversion')
export class Conversion {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text', default: () => 'random_number_text()' })
  number!: string;

  @Column({ type: 'bigint', name: 'user_id' })
  userId!: string;

  @Column({ type: 'boolean', name: 'to_coin' })
  toCoin!: boolean;

  @Column({ type: 'text' })
  coin!: Coin;

  /** Cents. */
  @MinorUnits()
  cash!: bigint;

  /** In the coin's smallest unit. */
  @MinorUnits()
  coins!: bigint;

  /** USD for one whole coin, the spread included, as a plain decimal. */
  @Column({ type: 'numeric' })
  rate!: string;

  @Column({ type: 'int', name: 'spread_bp' })
  spreadBp!: number;

  /** The recorded quote of USDT/USD that the rate rests on. */
  @Column({ type: 'bigint', name: 'dollar_quote_id' })
  dollarQuoteId!: string;

  /** That of the coin in USDT; null for USDT itself. */
  @Column({ type: 'bigint', name: 'coin_quote_id', nullable: true })
  coinQuoteId!: string | null;

  @Column({ type: 'timestamptz', name: 'quoted_at', default: () => 'tarn_now()' })
  quotedAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date;

  @Column({ type: 'timestamptz', name: 'converted_at', nullable: true })
  convertedAt!: Date | null;
}
