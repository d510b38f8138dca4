import { In } from 'typeorm';
import type { Context } from '../../platform/context';
import { idsOnly } from './instruments';
import { Terms } from './terms.entity';

/** What is offered on each instrument asked for, by duration. */
export async function termsFor(
  { db }: Context,
  instrumentIds: readonly string[],
): Promise<Terms[][]> {
  const rows = await db.getRepository(Terms).find({
    where: { instrumentId: In(idsOnly(instrumentIds)) },
    order: { durationSeconds: 'ASC' },
  });
  return instrumentIds.map((id) => rows.filter(({ instrumentId }) => instrumentId === id));
}

/**
 * The part of contracts that must win for the user to come out even, in basis points, rounded up:
 * (1 + fee) / (1 + payout), where both are parts of the stake.
 */
export const breakEvenBp = ({ payoutBp, feeBp }: Pick<Terms, 'payoutBp' | 'feeBp'>): number =>
  Math.ceil(((10_000 + feeBp) * 10_000) / (10_000 + payoutBp));
