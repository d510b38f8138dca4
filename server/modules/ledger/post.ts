import type { EntityManager } from 'typeorm';
import type { Money } from '../../../schema/money';
import { refuse } from '../../platform/domain-error';
import type { Account } from './ledger-accounts';

export interface Transfer {
  readonly source: Account;
  readonly destination: Account;
  readonly amount: Money;
}

export interface Movement {
  /** What it is for, the same for every retry: 1 to 100 of `A-Za-z0-9._-`. */
  readonly reference: string;
  readonly transfers: readonly Transfer[];
}

/**
 * Moves money between what one user has available and what is held; `ledger_post` makes the key of the
 * movement and refuses every other purse.
 *
 * All legs land or none do. Posting the same `reference` again moves nothing.
 * @throws BALANCE_TOO_LOW when a purse would end below zero
 */
export async function post(tx: EntityManager, movement: Movement): Promise<void> {
  movement.transfers.forEach(assertSane);
  const [row] = await tx.query<{ status: 'OK' | 'BALANCE_TOO_LOW' }[]>(
    'SELECT ledger_post($1, $2, $3) AS status',
    ['purse.move', movement.reference, JSON.stringify(legsOf(movement.transfers))],
  );
  if (row?.status === 'BALANCE_TOO_LOW') refuse('BALANCE_TOO_LOW', {});
}

/** Mistakes of ours: no input from outside can cause them. */
function assertSane({ source, destination, amount }: Transfer): void {
  if (amount.minor <= 0n) throw new RangeError('a transfer moves a positive amount');
  if (source.asset !== amount.asset || destination.asset !== amount.asset) {
    throw new TypeError('a transfer keeps its asset');
  }
}

/** One signed leg for each account, summing to zero. */
export function legsOf(transfers: readonly Transfer[]): { account: string; amount: string }[] {
  const changes = new Map<string, bigint>();
  const add = ({ address }: Account, minor: bigint) =>
    changes.set(address, (changes.get(address) ?? 0n) + minor);
  for (const { source, destination, amount } of transfers) {
    add(source, -amount.minor);
    add(destination, amount.minor);
  }
  return [...changes]
    .filter(([, minor]) => minor !== 0n)
    .map(([account, minor]) => ({ account, amount: minor.toString() }));
}
