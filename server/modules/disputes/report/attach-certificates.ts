import { callSql, type Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { isRefusal } from '../../../platform/domain-error';
import { log } from '../../../platform/log';
import { anyOrderCertificate } from '../../proof';

interface Waiting {
  readonly id: string;
  readonly orderId: string;
  readonly userId: string;
}

const BATCH = 20;

const WAITING = `
  SELECT d.id, d.order_id, d.user_id FROM dispute d
  WHERE d.look = 1 AND d.certificate_at IS NULL AND ($2::bigint IS NULL OR d.id < $2) ORDER BY d.id DESC LIMIT $1`;

/**
 * Attaches the certificate to every report that has none yet, as it is signed now. What is not sealed yet waits for
 * the next call; an order from before there were seals never has one, and that is noted. One that cannot be made, as
 * where somebody changed what was sealed, holds up no other.
 * @throws the last fault that was met, after all were tried
 */
export async function attachCertificates(ctx: Context): Promise<void> {
  const faults: unknown[] = [];
  let waiting: readonly Waiting[] = [];
  do {
    waiting = await rows<Waiting>(ctx.db, WAITING, [BATCH, waiting.at(-1)?.id ?? null]);
    for (const one of waiting) {
      await attach(ctx, one).catch((fault: unknown) => faults.push(fault));
    }
  } while (waiting.length === BATCH);
  if (faults.length > 0) throw faults.at(-1);
}

/** The same for a report that was just made: it stands whatever becomes of its certificate. */
export async function attachCertificate(ctx: Context, dispute: Waiting): Promise<void> {
  try {
    await attach(ctx, dispute);
  } catch (err) {
    log.error({ err, dispute: dispute.id }, 'no certificate could be attached');
  }
}

async function attach(ctx: Context, { id, orderId, userId }: Waiting): Promise<void> {
  const body = await certificateOrNone(ctx, orderId);
  if (body === undefined) return;
  await callSql(ctx, 'keep_certificate($1, $2)', [id, body]);
  await ctx.bus.publish('disputes', [`${userId}:${id}`]);
}

/** Undefined while it is not sealed; null where there never will be one. */
async function certificateOrNone(
  ctx: Context,
  orderId: string,
): Promise<string | null | undefined> {
  try {
    return await anyOrderCertificate(ctx, orderId);
  } catch (error) {
    if (isRefusal(error) && error.code === 'CERTIFICATE_PENDING') return undefined;
    if (isRefusal(error) && error.code === 'CERTIFICATE_BEFORE_SEAL') return null;
    throw error;
  }
}
