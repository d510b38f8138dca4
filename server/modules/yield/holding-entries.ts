import type { MovementKind, Purse } from '../../../schema/states';
import { requireUser, type Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import type { PageAsked } from '../../platform/page';
import { linesOfObjects } from '../ledger';

/** What of one's own money went into projects and came out of them. */
export interface HoldingEntry {
  readonly id: string;
  readonly holdingId: string;
  readonly kind: HoldingEntryKind;
  readonly at: Date;
  /** Minor units of USD, unsigned. */
  readonly amount: bigint;
}

/** Each kind by the purse that says its amount: what was put in, or what was paid out. */
const purseOf = {
  'project.join': 'HELD',
  'project.topup': 'HELD',
  'project.renew': 'HELD',
  'project.interest': 'AVAILABLE',
  'project.settle': 'AVAILABLE',
} as const satisfies Partial<Record<MovementKind, Purse>>;
export type HoldingEntryKind = keyof typeof purseOf;

const isEntry = (kind: MovementKind): kind is HoldingEntryKind => kind in purseOf;

/** Two lines a movement at the most: in one purse and out of the other. */
const LINES_EACH = 2;

interface EntriesAsked extends PageAsked {
  /** Null: of all one's holdings. */
  readonly holdingId: string | null;
}

/** Newest first; one more than asked for when there are more. Somebody else's holding has none. */
export async function holdingEntries(
  ctx: Context,
  { holdingId, first, after }: EntriesAsked,
): Promise<HoldingEntry[]> {
  const { userId } = requireUser(ctx);
  const own = await rows<{ object: string }>(
    ctx.db,
    `SELECT 'project:' || id AS object FROM yield_holding
     WHERE user_id = $1 AND ($2::bigint IS NULL OR id = $2)`,
    [userId, holdingId],
  );
  const objects = own.map(({ object }) => object);
  // A page may begin within a movement, whose other line is then left over.
  const lines = await linesOfObjects(ctx, userId, {
    objects,
    first: LINES_EACH * (first + 2),
    after,
  });
  return lines
    .flatMap(({ id, at, kind, purse, amount, key }) =>
      isEntry(kind) && purse === purseOf[kind]
        ? [{ id, at, kind, holdingId: key.split(':')[1] ?? '', amount: BigInt(amount) }]
        : [],
    )
    .slice(0, first + 1);
}
