import { callSql, requireUser, type Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { readId } from '../../platform/text/read-money';
import { ownMovement } from '../ledger';
import { entryOf, type SealedLeaf } from './sealed-blocks';
import { signDocument } from './sign-document';

/**
 * One movement of the own statement with its way to a block, as the file is saved: checked like a certificate.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, CONTENT_NOT_FOUND also for somebody else's, CERTIFICATE_PENDING while it
 * is not sealed
 */
export async function entryProof(ctx: Context, lineId: string): Promise<string> {
  const { userId } = requireUser(ctx);
  const movement = readId(lineId) ? await ownMovement(ctx, userId, lineId) : null;
  if (movement === null) return refuse('CONTENT_NOT_FOUND', {});
  const [sealed] = await callSql<SealedLeaf>(ctx, 'sealed_leaves($1, $2)', [[movement], []]);
  if (!sealed) return refuse('CERTIFICATE_PENDING', {});
  const entry = await entryOf(ctx, sealed);
  return signDocument(ctx, { format: 'entry/1' as const, entry }, [entry.block]);
}
