import type { ErrorCode } from '../../../../schema/errors';
import { forbiddenInAny } from '../../../../schema/forbidden-words';
import { callSql, requireStaff, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { readReason } from '../../../platform/text/read-text';
import { readReasonForUser } from '../../audit';
import { refuseChange, refusePromises } from './refuse-change';

export interface ProhibitInstrument {
  readonly instrumentId: string;
  /** False: it is released. */
  readonly prohibit: boolean;
  /** Users read it while trading is prohibited. */
  readonly reason: string;
}

/**
 * Prohibits trading in an instrument, or releases it, at once. Contracts that run are settled as they were agreed. For
 * administrators: the database refuses everybody else.
 * @throws LOGIN_REQUIRED, PRODUCT_NOT_FOUND, REASON_REQUIRED, ALREADY_PROHIBITED, ALREADY_RELEASED, MESSAGE_FORBIDDEN,
 * COPY_FORBIDDEN
 */
export async function prohibitInstrument(ctx: Context, asked: ProhibitInstrument): Promise<void> {
  const { staffId } = requireStaff(ctx);
  const id = readId(asked.instrumentId) ?? refuse('PRODUCT_NOT_FOUND', {}, 'instrumentId');
  const reason = (await readWhy(ctx, asked)) ?? refuse('REASON_REQUIRED', {}, 'reason');
  const [row] = await callSql<{ status: ErrorCode | 'OK' }>(
    ctx,
    'prohibit_instrument($1, $2, $3, $4, $5) AS status',
    [staffId, id, asked.prohibit, reason, ctx.address],
  );
  refuseChange(row?.status, 'instrumentId');
  await ctx.bus.publish('markets', [id]);
}

/** What users read is held against what nobody may write to them; why it is released staff alone read. */
async function readWhy(
  ctx: Context,
  { prohibit, reason }: ProhibitInstrument,
): Promise<string | null> {
  if (!prohibit) return readReason(reason);
  const read = await readReasonForUser(ctx, reason);
  refusePromises(forbiddenInAny(read ?? ''), 'reason');
  return read;
}
