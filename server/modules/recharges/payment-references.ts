import type { Context } from '../../platform/context';
import { inOrder } from '../../platform/in-order';
import { PaymentReference } from './payment-reference.entity';

/** The payment references of these users, in the order asked for. */
export async function paymentReferences(
  ctx: Pick<Context, 'db'>,
  userIds: readonly string[],
): Promise<(string | null)[]> {
  const found = await ctx.db
    .getRepository(PaymentReference)
    .createQueryBuilder('p')
    .where('p.user_id = ANY (:userIds)', { userIds })
    .getMany();
  return inOrder(userIds, found, ({ userId }) => userId).map((one) => one?.code ?? null);
}

/** Letters and digits of a text, in upper case: banks break references with spaces and strokes. */
export const plainReference = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** The user whose payment reference this is, however it is spaced; at most one. */
export async function usersOfReference(ctx: Pick<Context, 'db'>, text: string): Promise<string[]> {
  const found = await ctx.db.getRepository(PaymentReference).findBy({ code: plainReference(text) });
  return found.map(({ userId }) => userId);
}
