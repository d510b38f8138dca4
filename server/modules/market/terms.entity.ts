import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { MinorUnits } from '../../platform/database/columns';

/** What is offered on an instrument for one duration. Rates in basis points, stakes in cents. */
@Entity('terms')
export class Terms {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint', name: 'instrument_id' })
  instrumentId!: string;

  @Column({ type: 'int', name: 'duration_seconds' })
  durationSeconds!: number;

  @Column({ type: 'int', name: 'payout_bp' })
  payoutBp!: number;

  @Column({ type: 'int', name: 'fee_bp' })
  feeBp!: number;

  @MinorUnits({ name: 'stake_min' })
  stakeMin!: bigint;

  @MinorUnits({ name: 'stake_max' })
  stakeMax!: bigint;
}
