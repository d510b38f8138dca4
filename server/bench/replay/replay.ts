import { usd } from '../../../schema/money';
import { recordQuotes } from '../../modules/market';
import { walkedOutcomes } from '../../testing/proof/walked';
import { placeOrder, settleDueOrders } from '../../modules/trading';
import { stopClock } from '../../testing/database';
import { aUserWith, instrumentId, openWorld, type Person, type World } from '../../testing/world';
import { byTheTape, DURATIONS, parts, planned, STALE_AFTER_MS, type Planned } from './contracts';
import type { Trade } from './tape';

export interface ReplayOptions {
  readonly trades: readonly Trade[];
  readonly contracts: number;
  /** Settle at each instant before anything else happens in it, or only now and then, long after. */
  readonly settle: 'at once' | 'late';
}

export interface Replayed {
  readonly contracts: number;
  readonly byOutcome: Readonly<Record<string, number>>;
}

const SYMBOL = 'XRP/USDT';
const USERS = 20;
/** How many instants pass between two late settlements. */
const LATE = 97;

/**
 * Plays the tape into a database of its own whose clock stands still between two trades, opens and settles the
 * contracts as people and jobs do, and compares each with the tape.
 *
 * @throws Error that names the first contract that came out differently
 */
export async function replay(options: ReplayOptions): Promise<Replayed> {
  const world = await openWorld();
  try {
    const stage = await setStage(world, options);
    await play(stage, options);
    await walk(stage);
    return await compare(stage, options);
  } finally {
    await world.close();
  }
}

interface Stage {
  readonly world: World;
  readonly instrument: string;
  readonly people: readonly Person[];
  readonly plans: readonly Planned[];
  /** The ids of the orders, in the order of the plans. */
  readonly orders: Map<Planned, string>;
}

async function setStage(world: World, { trades, contracts }: ReplayOptions): Promise<Stage> {
  await world.sql.owner.query(
    `UPDATE instrument SET decimals = 8, sanity_bp = 10000, stale_after_ms = ${String(STALE_AFTER_MS)}
     WHERE symbol = $1`,
    [SYMBOL],
  );
  await stopClock(world.sql, new Date((trades[0]?.timeMs ?? 0) - 1_000));
  const people: Person[] = [];
  for (let n = 0; n < USERS; n += 1) people.push(await aUserWith(world, '1000000.00'));
  const plans = planned(trades, contracts);
  return { world, instrument: await instrumentId(world, SYMBOL), people, plans, orders: new Map() };
}

/** Instant by instant: what is due, then what was traded, then what people open. */
async function play(stage: Stage, { trades, settle }: ReplayOptions): Promise<void> {
  const { world, plans } = stage;
  const traded = byInstant(trades, ({ timeMs }) => timeMs);
  const opening = byInstant(plans, ({ openedMs }) => openedMs);
  const ending = plans.map(({ openedMs, seconds }) => openedMs + seconds * 1_000);
  const instants = [...new Set([...traded.keys(), ...opening.keys(), ...ending])].sort(
    (a, b) => a - b,
  );
  for (const [n, at] of instants.entries()) {
    await stopClock(world.sql, new Date(at));
    // A quote of this very millisecond may still come: what ends now must wait for it.
    if (settle === 'at once' || n % LATE === 0) await settleAll(world);
    await record(stage, traded.get(at) ?? []);
    await open(stage, opening.get(at) ?? []);
  }
  await stopClock(world.sql, new Date((instants.at(-1) ?? 0) + 400_000));
  await settleAll(world);
}

function byInstant<T>(all: readonly T[], instant: (one: T) => number): ReadonlyMap<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const one of all) {
    const group = groups.get(instant(one)) ?? [];
    groups.set(instant(one), group);
    group.push(one);
  }
  return groups;
}

async function settleAll({ visitor }: World): Promise<void> {
  while ((await settleDueOrders(visitor)) > 0);
}

async function record({ world, instrument }: Stage, trades: readonly Trade[]): Promise<void> {
  if (trades.length === 0) return;
  const ticks = trades.map(({ timeMs, price, amount: size }) => ({
    instrumentId: instrument,
    price,
    providerAt: new Date(timeMs),
    size,
  }));
  for (const { fault } of await recordQuotes(world.sql.feed, ticks)) {
    // The same price twice in a millisecond is one quote.
    if (fault !== null && fault !== 'DUPLICATE') throw new Error(`a trade was refused: ${fault}`);
  }
}

async function open(
  { instrument, people, plans, orders }: Stage,
  due: readonly Planned[],
): Promise<void> {
  for (const plan of due) {
    const person = people[plans.indexOf(plan) % people.length];
    if (!person) throw new Error('nobody to open it');
    const { order } = await placeOrder(person.ctx, {
      instrumentId: instrument,
      direction: plan.direction,
      amount: usd(plan.stake),
      multiple: 1,
      durationSeconds: plan.seconds,
      idempotencyKey: `replay-${String(plans.indexOf(plan))}`,
    });
    orders.set(plan, order.id);
  }
}

/** The walk that the platform does every night over its own quotes comes to the same. */
async function walk({ world, orders }: Stage): Promise<void> {
  const { contracts, wrong } = await walkedOutcomes(world.sql.verify);
  if (wrong[0] !== undefined) throw new Error(`order ${wrong[0]} is not what its quotes say`);
  if (contracts !== orders.size) throw new Error(`${String(contracts)} contracts were walked`);
}

interface Settled {
  readonly id: string;
  readonly outcome: string;
  readonly paid: string;
  readonly price: string;
}

async function compare(stage: Stage, { trades }: ReplayOptions): Promise<Replayed> {
  const { rows } = await stage.world.sql.verify.query<Settled>(
    `SELECT o.id, o.outcome, o.paid, q.price FROM verify.orders o
     JOIN verify.quote q ON q.id = o.open_quote_id`,
  );
  const settled = new Map(rows.map((row) => [row.id, row]));
  const payouts = await payoutsOf(stage);
  const byOutcome: Record<string, number> = {};
  for (const plan of stage.plans) {
    const id = stage.orders.get(plan) ?? '';
    const row = settled.get(id);
    const told = row
      ? `${row.outcome}, paid ${row.paid}, opened at ${String(parts(row.price))}`
      : 'not there';
    const tape = byTheTape(trades, plan, payouts.get(plan.seconds) ?? 0);
    if (told !== tape) throw new Error(`order ${id}: ${told}; by the tape: ${tape}`);
    byOutcome[row?.outcome ?? ''] = (byOutcome[row?.outcome ?? ''] ?? 0) + 1;
  }
  return { contracts: stage.plans.length, byOutcome };
}

/** Seconds → basis points. */
async function payoutsOf({ world, instrument }: Stage): Promise<ReadonlyMap<number, number>> {
  const { rows } = await world.sql.owner.query<{ seconds: number; payout: number }>(
    `SELECT duration_seconds AS seconds, payout_bp AS payout FROM terms
     WHERE instrument_id = $1 AND duration_seconds = ANY ($2)`,
    [instrument, [...DURATIONS]],
  );
  return new Map(rows.map(({ seconds, payout }) => [seconds, payout]));
}
