import { readContract } from '../../../schema/proof/contract';
import { readBlockText, readLeafText, type QuoteFact } from '../../../schema/proof/texts';
import { callSql, requireUser, type Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { readId } from '../../platform/text/read-money';
import { instrumentById, quoteRun } from '../market';
import { anyOrderById, orderById, type Order } from '../trading';
import type { OrderCertificateState } from '../../../schema/states';
import {
  blocksFrom,
  entryOf,
  firstBlockAt,
  type PublishedBlock,
  type SealedLeaf,
} from './sealed-blocks';
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
  const ends = [
    await endOf(ctx, order.openedAt, opened.block),
    await endOf(ctx, order.settlesAt, settled.block),
  ] as const;
  const numbers = [opened.block, settled.block].map((block) => Number.parseInt(block, 10));
  const document = {
    format: 'certificate/1' as const,
    symbol,
    opening: await entryOf(ctx, opened),
    settlement: await entryOf(ctx, settled),
    openingQuotes: await runFrom(ctx, order, { quote: openQuote, end: ends[0] }),
    closingQuotes: await runFrom(ctx, order, { quote: closeQuote, end: ends[1] }),
  };
  const all = new Set([...numbers, ...ends.map(({ number }) => number)]);
  return signDocument(ctx, document, [...all]);
}

/** The block of an entry that stands further behind the instant than this would bring more quotes than the file can hold. */
const RUN_MS = 60_000;

/**
 * The block that the quotes around an instant run to: that of the entry, or, where the entry was written or sealed late,
 * the first that stands at the instant or later.
 */
async function endOf(ctx: Context, instant: Date, entryBlock: string): Promise<PublishedBlock> {
  const number = Number.parseInt(entryBlock, 10);
  const [own] = await blocksFrom(ctx, number, number);
  if (!own) throw new Error(`there is no block ${entryBlock}`);
  if (own.madeAt.getTime() - instant.getTime() <= RUN_MS) return own;
  return (await firstBlockAt(ctx, instant)) ?? own;
}

/** A block's newest link is read within this time after the instant that it says it was made at. */
const LINKS_READ_WITHIN_MS = 60_000;

/** The quotes from the one before this one to the newest that the block knows. */
async function runFrom(
  ctx: Context,
  { instrumentId }: Order,
  { quote, end }: { readonly quote: QuoteFact; readonly end: PublishedBlock },
) {
  return quoteRun(ctx, {
    instrumentId,
    at: new Date(quote.at),
    seq: String(quote.seq),
    toSeq: linkedUpTo(end, instrumentId),
    until: new Date(end.madeAt.getTime() + LINKS_READ_WITHIN_MS),
  });
}

const linkedUpTo = (block: PublishedBlock, instrumentId: string): string =>
  String(readBlockText(block.text).links.get(instrumentId)?.seq ?? 0n);
