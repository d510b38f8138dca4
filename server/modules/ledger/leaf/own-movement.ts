import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** Movement and leg are one number: 16 to a movement. */
const LEGS_MAX = 16n;

/** The movement behind a line of a statement. */
export const movementOfLine = (lineId: string): string => String(BigInt(lineId) / LEGS_MAX);

/** The movement behind a user's own line, null for somebody else's. */
export async function ownMovement(
  { db }: Pick<Context, 'db'>,
  userId: string,
  lineId: string,
): Promise<string | null> {
  const found = await rows<{ movementId: string }>(
    db,
    `SELECT p.movement_id FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
     WHERE p.movement_id = $1 AND p.position = $2 AND a.user_id = $3`,
    [movementOfLine(lineId), String(BigInt(lineId) % LEGS_MAX), userId],
  );
  return found[0]?.movementId ?? null;
}
