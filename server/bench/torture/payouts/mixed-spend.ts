import { balancesOf } from '../../../modules/ledger';
import { askFor, type Asking } from '../../rig/asking';
import { CONNECTIONS, crowd, pick, wayInOf } from '../../rig/load';
import { COST_MINOR } from '../../rig/order-client';
import { offer, type Offered } from '../projects/offered';
import { SHARE_MINOR, takeShare, type Joined } from '../projects/shares';
import type { Rig } from '../rig';
import { assertThat, type Row } from '../row';
import { ASKED_MINOR, submitOver, withSavers, type Payouts, type Saver } from './savers';

const SAVERS = 10;
const CONVERTED = '20.00';
const CONVERTED_MINOR = 2_000n;
/** Long enough that no stake comes back before the last attempt. */
const ORDER_SECONDS = 300;
/** Minor units of USD: more than all of them have. */
const PLENTY = 100_000_000n;

/** Of all that is tried each can pay for about half, none of them evenly. */
const dollarsOf = ({ dose }: Rig): number[] =>
  Array.from({ length: SAVERS }, (_, index) => Math.floor(dose.attempts * 0.9) + 7 * index);

/** What all of them share. */
interface Scene extends Payouts {
  readonly project: Offered;
}

interface Attempt {
  readonly saver: Saver;
  readonly joined: Joined;
  readonly asking: Asking;
  readonly key: string;
}

/** Why one attempt was not paid for; null when it was. */
type Spend = (scene: Scene, attempt: Attempt) => Promise<string | null>;

const order: Spend = async ({ rig }, { asking: { token, wayIn }, key }) => {
  const answer = await rig.client.place({
    ...{ wayIn, token, key, instrumentId: rig.instrumentId },
    ...{ direction: 'UP', seconds: ORDER_SECONDS },
  });
  assertThat(answer.kind !== 'lost', `an order had no answer: ${JSON.stringify(answer)}`);
  return answer.kind === 'refused' ? answer.code : null;
};

const withdrawal: Spend = async (scene, { saver, asking: { token, wayIn }, key }) =>
  (await submitOver(scene, saver, { token, wayIn, key })).code;

const conversion: Spend = async (_scene, { asking, key }) => {
  const quoted = await askFor(asking, {
    mutation: ['conversionQuote', 'ConversionQuoteInput', 'conversion'],
    input: { coin: 'BTC', toCoin: true, amount: CONVERTED },
    path: 'user/exchange',
    form: { type: 'm2c', coin: 'BTC', amount: CONVERTED },
    key: null,
  });
  if (quoted.id === null) return quoted.code;
  const { code } = await askFor(asking, {
    mutation: ['conversionMake', 'ConversionMakeInput', 'conversion'],
    input: { quoteId: quoted.id },
    path: 'user/exchange',
    form: { quote_id: quoted.id },
    key,
  });
  return code;
};

const share: Spend = ({ project }, { asking, joined, key }) =>
  takeShare({ asking, joined, project, key });

const ORDER = { spend: order, minor: BigInt(COST_MINOR) };
const SHARE = { spend: share, minor: SHARE_MINOR };
const CONVERSION = { spend: conversion, minor: CONVERTED_MINOR };
/** One in twenty: each weighs a fund password, which is made to take long. */
const WITHDRAWAL = { spend: withdrawal, minor: ASKED_MINOR };
const ROUND = [ORDER, SHARE, ORDER, CONVERSION];
const SPENDS = [...ROUND, ...ROUND, ...ROUND, ...ROUND, ORDER, SHARE, ORDER, WITHDRAWAL];

/** What went out of one balance, and the least that was refused for want of money. */
interface Told {
  spent: bigint;
  refusedLeast: bigint | null;
}

export const mixedSpend: Row = {
  what: 'double spend of ten balances through orders, withdrawals, projects and conversions at once, GraphQL and REST mixed, 64 connections',
  run: (rig) =>
    withSavers(rig, { name: 'mixed', dollars: dollarsOf(rig), undoSeconds: 0 }, async (payouts) => {
      const project = await offer(payouts.reviewer, {
        ...{ name: 'Mixed', capacity: PLENTY, funded: PLENTY },
      });
      const told = await spendAll({ ...payouts, project });
      for (const [index, saver] of payouts.savers.entries()) {
        const had = BigInt(dollarsOf(rig)[index] ?? 0) * 100n;
        await proveBalance(payouts, saver, { had, ...pick(told, index) });
      }
      const broke = told.filter(({ refusedLeast }) => refusedLeast !== null).length;
      assertThat(broke === SAVERS, 'somebody never ran out of money');
      return {
        count: String(rig.dose.attempts),
        result:
          'each balance is what was not spent, to the cent, and less than anything it refused',
      };
    }),
};

async function spendAll(scene: Scene): Promise<readonly Told[]> {
  const { rig, savers } = scene;
  const people = await Promise.all(
    savers.map(async (saver) => ({
      ...{ saver, token: await rig.client.signIn(saver), joined: new Map() as Joined },
    })),
  );
  const told = savers.map((): Told => ({ spent: 0n, refusedLeast: null }));
  await crowd(rig.dose.attempts, CONNECTIONS, async (index) => {
    const turn = Math.floor(index / SAVERS);
    const { spend, minor } = pick(SPENDS, turn);
    const { saver, token, joined } = pick(people, index);
    const asking = {
      url: rig.server.url,
      token,
      wayIn: wayInOf(turn + Math.floor(turn / SPENDS.length)),
    };
    const code = await spend(scene, { saver, joined, asking, key: `mixed-spend-${String(index)}` });
    assertThat(code === null || code === 'BALANCE_TOO_LOW', `it was refused ${String(code)}`);
    const one = pick(told, index);
    if (code === null) one.spent += minor;
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
