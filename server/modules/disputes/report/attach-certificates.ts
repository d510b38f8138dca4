import { callSql, type Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { isRefusal } from '../../../platform/domain-error';
import { anyOrderCertificate } from '../../proof';

interface Waiting {
  readonly id: string;
  readonly orderId: string;
  readonly userId: string;
}

/** In one run: the newest first, so that one that cannot be made holds up no other. */
const BATCH = 20;

const WAITING = `
  SELECT d.id, d.order_id, d.user_id FROM dispute d WHERE d.look = 1 AND d.certificate_at IS NULL
  ORDER BY d.id DESC LIMIT $1`;

/**
 * Attaches the certificate to every report that has none yet, as it is signed now. What is not sealed yet waits for
 * the next call; an order from before there were seals never has one, and that is noted.
 */
export async function attachCertificates(ctx: Context): Promise<void> {
  for (const { id, orderId, userId } of await rows<Waiting>(ctx.db, WAITING, [BATCH])) {
    const body = await certificateOrNone(ctx, orderId);
    if (body === undefined) continue;
    await callSql(ctx, 'keep_certificate($1, $2)', [id, body]);
    await ctx.bus.publish('disputes', [`${userId}:${id}`]);
  }
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
