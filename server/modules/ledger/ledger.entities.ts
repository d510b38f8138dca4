import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Asset } from '../../../schema/money';
import { MinorUnits } from '../../platform/database/columns';

export type AccountKind = 'available' | 'frozen' | 'held' | 'platform' | 'outside';

/** A place money can be. */
@Entity('ledger_account')
class LedgerAccount {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  /** e.g. `user/1042/available/USD`, `platform/trading/USD`. */
  @Column({ type: 'text' })
  address!: string;

  @Column({ type: 'bigint', name: 'user_id', nullable: true })
  userId!: string | null;

  @Column({ type: 'text' })
  kind!: AccountKind;

  @Column({ type: 'text' })
  asset!: Asset;

  /** What a user's purse holds; null on platform accounts, where no row may be hot. */
  @MinorUnits({ nullable: true })
  balance!: bigint | null;
}

/** One signed leg: what a movement added to an account, or took from it. */
@Entity('ledger_posting')
class LedgerPosting {
  @PrimaryColumn({ type: 'bigint', name: 'movement_id' })
  movementId!: string;

  @PrimaryColumn({ type: 'int' })
  position!: number;

  @Column({ type: 'bigint', name: 'account_id' })
  accountId!: string;

  @MinorUnits()
  amount!: bigint;

  /** The purse after this leg; null on platform accounts. */
  @MinorUnits({ name: 'balance_after', nullable: true })
  balanceAfter!: bigint | null;
}

/** A platform account's balance up to and including a movement. */
@Entity('ledger_snapshot')
class LedgerSnapshot {
  @PrimaryColumn({ type: 'bigint', name: 'account_id' })
  accountId!: string;

  @Column({ type: 'bigint', name: 'through_movement_id' })
  throughMovementId!: string;

  @MinorUnits()
  balance!: bigint;
}

/** For the data source alone: nobody else reads or writes these rows. */
export const ledgerEntities = [LedgerAccount, LedgerPosting, LedgerSnapshot];
