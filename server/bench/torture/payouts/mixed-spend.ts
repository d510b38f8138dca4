import { convert, quoteConversion } from '../../../modules/conversions';
import { balancesOf } from '../../../modules/ledger';
import { usd } from '../../../../schema/money';
import { DomainError } from '../../../platform/domain-error';
import { CONNECTIONS, crowd, pick, wayInOf } from '../../rig/load';
import { COST_MINOR } from '../../rig/order-client';
import type { Rig } from '../rig';
import { assertThat, type Row } from '../row';
import { ASKED_MINOR, submitOver, withSavers, type Payouts, type Saver } from './savers';

const SAVERS = 10;
const CONVERTED_MINOR = 2_000n;
/** Long enough that no stake comes back before the last attempt. */
const ORDER_SECONDS = 300;

const attemptsOf = ({ dose }: Rig): number => dose.attempts / 10;

/** Of all that is tried each can pay for about half, none of them evenly. */
const dollarsOf = (rig: Rig): number[] =>
  Array.from({ length: SAVERS }, (_, index) => 100 + attemptsOf(rig) * 2 + 7 * index);

interface Attempt {
  readonly index: number;
  readonly saver: Saver;
  readonly token: string;
}

/** Whether one attempt was paid for; not when money was wanting. */
type Spend = (payouts: Payouts, attempt: Attempt) => Promise<boolean>;

const paidFor = (code: string | null, what: string): boolean => {
  assertThat(code === null || code === 'BALANCE_TOO_LOW', `${what} was refused ${String(code)}`);
  return code === null;
};

const order: Spend = async ({ rig }, { index, token }) => {
  const answer = await rig.client.place({
    ...{ wayIn: wayInOf(index), token, key: `mixed-order-${String(index)}` },
    ...{ instrumentId: rig.instrumentId, direction: 'UP', seconds: ORDER_SECONDS },
  });
  assertThat(answer.kind !== 'lost', `an order had no answer: ${JSON.stringify(answer)}`);
  return paidFor(answer.kind === 'refused' ? answer.code : null, 'an order');
};

const withdrawal: Spend = async (payouts, { index, saver, token }) => {
  const key = `mixed-out-${String(index)}`;
  const { code } = await submitOver(payouts, saver, { token, key, wayIn: wayInOf(index) });
  return paidFor(code, 'a withdrawal');
};

const conversion: Spend = async ({ reviewer }, { index, saver }) => {
  const ctx = reviewer.asUser(saver.id);
  const { id: quoteId } = await quoteConversion(ctx, { give: usd(CONVERTED_MINOR), coin: 'BTC' });
  const key = `mixed-coin-${String(index)}`;
  const code = await convert(ctx, { quoteId, idempotencyKey: key }).then(
    () => null,
    (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
  );
  return paidFor(code, 'a conversion');
};

const SPENDS = [
  { spend: order, minor: BigInt(COST_MINOR) },
  { spend: withdrawal, minor: ASKED_MINOR },
  { spend: conversion, minor: CONVERTED_MINOR },
] as const;

/** What went out of one balance, and the least that was refused for want of money. */
interface Told {
  spent: bigint;
  refusedLeast: bigint | null;
}

export const mixedSpend: Row = {
  what: 'double spend of ten balances through orders, withdrawals and conversions at once',
  run: (rig) =>
    withSavers(rig, { name: 'mixed', dollars: dollarsOf(rig), undoSeconds: 0 }, async (payouts) => {
      const told = await spendAll(payouts);
      for (const [index, saver] of payouts.savers.entries()) {
        const had = BigInt(dollarsOf(rig)[index] ?? 0) * 100n;
        await proveBalance(payouts, saver, { had, ...pick(told, index) });
      }
      const broke = told.filter(({ refusedLeast }) => refusedLeast !== null).length;
      assertThat(broke === SAVERS, 'somebody never ran out of money');
      return {
        count: String(attemptsOf(rig)),
        result:
          'each balance is what was not spent, to the cent, and less than anything it refused',
      };
    }),
};

async function spendAll(payouts: Payouts): Promise<readonly Told[]> {
  const { rig, savers } = payouts;
  const tokens = await Promise.all(savers.map((saver) => rig.client.signIn(saver)));
  const told = savers.map((): Told => ({ spent: 0n, refusedLeast: null }));
  await crowd(attemptsOf(rig), CONNECTIONS, async (index) => {
    const { spend, minor } = pick(SPENDS, Math.floor(index / SAVERS));
    const attempt = { index, saver: pick(savers, index), token: pick(tokens, index) };
    const paid = await spend(payouts, attempt);
    const one = pick(told, index);
    if (paid) one.spent += minor;
    else if (one.refusedLeast === null || minor < one.refusedLeast) one.refusedLeast = minor;
  });
  return told;
}

async function proveBalance(
  { reviewer }: Payouts,
  { id }: Saver,
  { had, spent, refusedLeast }: Told & { readonly had: bigint },
): Promise<void> {
  const { available } = await balancesOf(reviewer.ctx, id);
  assertThat(available.minor === had - spent, `user ${id} has another balance than was not spent`);
  assertThat(
    refusedLeast === null || available.minor < refusedLeast,
    `user ${id} was refused what they could pay for`,
  );
}
