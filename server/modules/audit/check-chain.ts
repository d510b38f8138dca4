import { callSql, type Context } from '../../platform/context';

/** How far the chain was proved. */
export interface ChainCheck {
  /** The last entry that holds, 0 when there is none; with its time and its hash. */
  readonly through: string;
  readonly throughAt: Date | null;
  readonly head: Buffer;
  /** The first entry that is missing, out of place or altered. */
  readonly broken: string | null;
  /** False while later entries are still to be proved. */
  readonly complete: boolean;
}

/** Entries that one call proves: some tens of milliseconds. */
const CHECKED_AT_ONCE = 5_000;

/** Proves the entries that follow `after`, as many as one call does. */
export async function checkChain(
  ctx: Pick<Context, 'db'>,
  after: string,
  most: number = CHECKED_AT_ONCE,
): Promise<ChainCheck> {
  const [row] = await callSql<ChainCheck>(ctx, 'audit_check($1, $2)', [after, most]);
  if (!row) throw new Error('the chain was not checked');
  return row;
}
