import { outcomeOf, paidOf } from '../order-outcome';
import { share, usd } from '../money';
import type { CheckedBlock } from './check-blocks';
import type { OpenedContract, ProvedContract } from './contract';
import { hashOfText } from './hashes';
import { demand, type ProofTools } from './proof-fault';
import type { LeafText, Leg } from './texts';

const T = 'TERMS_WRONG';
const O = 'OUTCOME_WRONG';

/** The terms are those that were hashed when it opened, and agree with each other. @throws ProofFault */
export async function checkTerms(
  tools: ProofTools,
  order: OpenedContract & Pick<ProvedContract, 'symbol'>,
): Promise<void> {
  const { symbol, direction, seconds, payoutBp, feeBp, staleAfterMs } = order;
  const terms = ['tarn-terms-1', symbol, direction, seconds, payoutBp, feeBp, staleAfterMs].join(
    '|',
  );
  demand((await hashOfText(tools, terms)) === order.termsHash, T, 'hash');
  checkFigures(order);
}

/** Expiry and fee are those of the terms. @throws ProofFault */
export function checkFigures(order: OpenedContract): void {
  const { seconds, feeBp } = order;
  demand(order.settlesAt === order.openedAt + seconds * 1000, T, 'expiry');
  demand(order.fee === share(usd(order.stake), feeBp).minor, T, 'fee');
}

/** Blocks call the instrument whose quotes count by the symbol of the terms, and no other. @throws ProofFault */
export function checkSymbol(order: ProvedContract, blocks: Iterable<CheckedBlock>): void {
  for (const { number, links } of blocks) {
    const fits = [...links].every(
      ([instrument, { symbol }]) =>
        symbol === null || (instrument === order.instrument) === (symbol === order.symbol),
    );
    demand(fits, T, `symbol in block ${String(number)}`);
  }
}

/** The outcome follows from direction and the two prices, and from nothing else. @throws ProofFault */
export function checkOutcome(order: ProvedContract): void {
  const { direction, openQuote, closeQuote, settlesAt, settledAt, staleAfterMs, outcome } = order;
  const stale = settlesAt - closeQuote.at > staleAfterMs;
  const follows = outcomeOf(direction, openQuote.price, stale ? null : closeQuote.price);
  demand(follows === outcome, O, outcome);
  demand(settledAt >= settlesAt, O, 'settled before its expiry');
  demand(paidOf({ asset: 'USD', ...order }, outcome).minor === order.paid, O, 'paid');
}

/** Both movements moved what the contract says, and nothing else. @throws ProofFault */
export function checkMoney(order: ProvedContract, opening: LeafText, settlement: LeafText): void {
  const { user, stake, fee, paid, outcome } = order;
  const own = (purse: string) => `user/${user}/${purse}/USD`;
  const whole = stake + fee;
  demand(opening.kind === 'order.open', 'MONEY_WRONG', opening.kind);
  sameLegs(opening, [
    { account: own('available'), amount: -whole },
    { account: own('frozen'), amount: whole },
  ]);
  const decided = outcome === 'WIN' || outcome === 'LOSS';
  demand(settlement.kind === `order.${outcome.toLowerCase()}`, 'MONEY_WRONG', settlement.kind);
  sameLegs(settlement, [
    { account: own('frozen'), amount: -whole },
    { account: own('available'), amount: paid },
    { account: 'platform/trading/USD', amount: decided ? stake - paid : 0n },
    { account: 'platform/fees/USD', amount: decided ? fee : 0n },
  ]);
}

function sameLegs({ key, legs }: LeafText, wanted: readonly Leg[]): void {
  const write = (all: readonly Leg[]) =>
    all.map(({ account, amount }) => `${account} ${String(amount)}`).join('\n');
  const moved = wanted.filter(({ amount }) => amount !== 0n);
  demand(write(legs) === write(moved), 'MONEY_WRONG', key);
}
