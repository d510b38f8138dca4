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
