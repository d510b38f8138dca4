/** A contract as the schema `verify` shows it: what was agreed, and what it came to. */
export interface SettledOrder {
  readonly id: string;
  readonly instrumentId: string;
  readonly direction: 'UP' | 'DOWN';
  /** Minor units. */
  readonly stake: string;
  readonly fee: string;
  readonly payoutBp: number;
  readonly feeBp: number;
  readonly durationSeconds: number;
  readonly staleAfterMs: number;
  readonly openedAt: Date;
  readonly openQuoteId: string;
  readonly outcome: string;
  readonly closeQuoteId: string | null;
  readonly paid: string | null;
}

/** A recorded quote; its time decides. */
export interface WalkedQuote {
  readonly id: string;
  readonly at: Date;
  readonly seq: string;
  /** Plain decimal, as recorded. */
  readonly price: string;
}

/** It expires exactly its seconds after it opened. */
export const expiryMs = ({ openedAt, durationSeconds }: SettledOrder): number =>
  openedAt.getTime() + durationSeconds * 1_000;

/**
 * What a contract comes to by the rules of timed contracts, written down from them alone: nothing that settles
 * contracts is used here, so that a fault there is no fault here. Null without quotes: then nothing can be said.
 */
export function saidByRules(
  order: SettledOrder,
  open: WalkedQuote | undefined,
  close: WalkedQuote | undefined,
): string | null {
  if (!open || !close) return null;
  const [stake, rate] = [BigInt(order.stake), BigInt(order.payoutBp)];
  const fee = (stake * BigInt(order.feeBp)) / 10_000n;
  const outcome = outcomeOf(order, open, close);
  const paid = {
    WIN: stake + (stake * rate) / 10_000n,
    LOSS: 0n,
    DRAW: stake + fee,
    VOID: stake + fee,
  };
  return said({ outcome, closeQuoteId: close.id, paid: String(paid[outcome]), fee: String(fee) });
}

function outcomeOf(order: SettledOrder, open: WalkedQuote, close: WalkedQuote) {
  if (expiryMs(order) - close.at.getTime() > order.staleAfterMs) return 'VOID';
  const moved = parts(close.price) - parts(open.price);
  if (moved === 0n) return 'DRAW';
  return moved > 0n === (order.direction === 'UP') ? 'WIN' : 'LOSS';
}

/** What was booked, to be compared with what the rules say. */
export const saidByBooks = (order: SettledOrder): string => said(order);

const said = ({
  outcome,
  closeQuoteId,
  paid,
  fee,
}: Pick<SettledOrder, 'outcome' | 'closeQuoteId' | 'paid' | 'fee'>): string =>
  `${outcome} by quote ${String(closeQuoteId)}, paid ${String(paid)}, fee ${fee}`;

/** A price in whole parts of 10⁻⁸. */
function parts(price: string): bigint {
  const [whole = '', part = ''] = price.split('.');
  return BigInt(whole + part.padEnd(8, '0').slice(0, 8));
}
