import type { ErrorCode } from '../../../../schema/errors';
import { callSql, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { refuseStored } from '../../../platform/idempotency/idempotency';

interface Confirmed {
  readonly status: ErrorCode | 'OK' | null;
  readonly figures: { readonly until?: string } | null;
}

const NOTHING: Confirmed = { status: null, figures: null };

/** One of the SQL functions by which a user walks the way that staff opened. @throws what it answers */
export async function confirmHelp(ctx: Context, call: string, args: unknown[]): Promise<void> {
  const [row] = await callSql<Confirmed>(ctx, call, args);
  const { status, figures } = row ?? NOTHING;
  if (status === 'CODE_WRONG') refuse('CODE_WRONG', {}, 'code');
  if (status !== 'OK') refuseStored(status, figures);
}
