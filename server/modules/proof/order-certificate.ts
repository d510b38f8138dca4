import { readContract } from '../../../schema/proof/contract';
import { readBlockText, readLeafText, type QuoteFact } from '../../../schema/proof/texts';
import { callSql, requireUser, type Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { readId } from '../../platform/text/read-money';
import { instrumentById, quoteRun } from '../market';
import { anyOrderById, orderById, type Order } from '../trading';
import type { OrderCertificateState } from '../../../schema/states';
import { blocksFrom, entryOf, type PublishedBlock, type SealedLeaf } from './sealed-blocks';
import { signDocument } from './sign-document';

/**
 * The certificate of an own settled contract, as the file is saved: terms, both quotes and all around them, both
 * movements and the blocks that sealed them. Whoever checks it needs nothing of us but the published heads.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, ORDER_NOT_FOUND also for somebody else's, CERTIFICATE_PENDING while it is open
 * or not sealed yet, CERTIFICATE_BEFORE_SEAL for one that opened before the first block
 */
export async function orderCertificate(ctx: Context, id: string): Promise<string> {
  const { userId } = requireUser(ctx);
  return certificateOf(ctx, readId(id) ? await orderById(ctx, userId, id) : null);
}

/** The same of anybody's contract, for staff. @throws as orderCertificate does */
export const anyOrderCertificate = async (ctx: Context, id: string): Promise<string> =>
  certificateOf(ctx, readId(id) ? await anyOrderById(ctx, id) : null);

async function certificateOf(ctx: Context, order: Order | null): Promise<string> {
  if (!order) return refuse('ORDER_NOT_FOUND', {});
  if (order.outcome === null) return refuse('CERTIFICATE_PENDING', {});
  const [first] = await blocksFrom(ctx, 1, 1);
  if (first && order.openedAt < first.madeAt) return refuse('CERTIFICATE_BEFORE_SEAL', {});
  const keys = [`order.open:${order.id}`, `order.settle:${order.id}`];
  const [opened, settled] = await callSql<SealedLeaf>(ctx, 'sealed_leaves($1, $2)', [[], keys]);
  if (!opened || !settled) return refuse('CERTIFICATE_PENDING', {});
  return written(ctx, order, { opened, settled });
}

/** What of an order says whether it has a certificate. */
export type SettledOrder = Pick<Order, 'id' | 'openedAt'>;

/** Whether these settled orders have their certificates: the settlement is sealed, and so what is older. */
export async function certificateStates(
  ctx: Context,
  orders: readonly SettledOrder[],
): Promise<OrderCertificateState[]> {
  const [[first], sealed] = await Promise.all([
    blocksFrom(ctx, 1, 1),
    callSql<SealedLeaf>(ctx, 'sealed_leaves($1, $2)', [
      [],
      orders.map(({ id }) => `order.settle:${id}`),
    ]),
  ]);
  const keys = new Set(sealed.map(({ leaf }) => readLeafText(leaf).key));
  return orders.map(({ id, openedAt }) => {
    if (first && openedAt < first.madeAt) return 'NONE';
    return keys.has(`order.settle:${id}`) ? 'READY' : 'PENDING';
  });
}

interface Leaves {
  readonly opened: SealedLeaf;
  readonly settled: SealedLeaf;
}

async function written(ctx: Context, order: Order, { opened, settled }: Leaves): Promise<string> {
  const instrument = await instrumentById(ctx, order.instrumentId);
  const symbol = instrument?.symbol ?? '';
  const { openQuote, closeQuote } = readContract(
    symbol,
    readLeafText(opened.leaf),
    readLeafText(settled.leaf),
  );
  const numbers = [Number.parseInt(opened.block, 10), Number.parseInt(settled.block, 10)];
  const document = {
    format: 'certificate/1' as const,
    symbol,
    opening: await entryOf(ctx, opened),
    settlement: await entryOf(ctx, settled),
    openingQuotes: await runFrom(ctx, order, { quote: openQuote, block: opened.block }),
    closingQuotes: await runFrom(ctx, order, { quote: closeQuote, block: settled.block }),
  };
  return signDocument(ctx, document, numbers);
}

/** A block's newest link is read within this time after the instant that it says it was made at. */
const LINKS_READ_WITHIN_MS = 60_000;

/** The quotes from the one before this one to the newest that the block knows. */
async function runFrom(
  ctx: Context,
  { instrumentId }: Order,
  { quote, block }: { readonly quote: QuoteFact; readonly block: string },
) {
  const [found] = await blocksFrom(ctx, Number.parseInt(block, 10), Number.parseInt(block, 10));
  return quoteRun(ctx, {
    instrumentId,
    at: new Date(quote.at),
    seq: String(quote.seq),
    toSeq: linkedUpTo(found, instrumentId),
    until: new Date((found?.madeAt.getTime() ?? 0) + LINKS_READ_WITHIN_MS),
  });
}

const linkedUpTo = (block: PublishedBlock | undefined, instrumentId: string): string =>
  String(readBlockText(block?.text ?? '').links.get(instrumentId)?.seq ?? 0n);
