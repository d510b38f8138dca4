import type { Context } from '../../../platform/context';
import { payoutTarget } from '../../payment-methods';
import { personOf, verificationOf } from '../../verifications';

/**
 * Whether a target's holder is somebody else than the verified user: told to the reviewer. A target without a
 * holder, such as an address, differs from nobody.
 */
export async function holderDiffers(
  ctx: Context,
  userId: string,
  methodId: string | null,
): Promise<boolean> {
  if (methodId === null) return false;
  const [target, row] = await Promise.all([
    payoutTarget(ctx, { userId, id: methodId }),
    verificationOf(ctx, userId),
  ]);
  if (!target?.holder || !row?.verifiedAt) return false;
  return compared(target.holder) !== compared(personOf(ctx.config, row).name);
}

/** Without what a form may write otherwise: case, width, marks between the words. */
const compared = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{Z}]+/gu, ' ')
    .trim();
