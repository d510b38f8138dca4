import { randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { DatabaseError, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { parseMoney, usd } from '../../../schema/money';
import { entities } from '../../modules';
import { placeOrder, type Order } from '../../modules/trading';
import type { PlaceOrder } from '../../modules/trading/place-order';
import { openDb, poolOf } from '../../platform/database/db';
import { beforeClosing } from '../suite';
import { advance, instrumentId, type Person, type World } from '../world';

/** As of eight server processes of so many connections: what one process is asked at once it sends together. */
export function withProcesses(world: World, connections = 2): readonly DataSource[] {
  const processes: DataSource[] = [];
  beforeAll(async () => {
    const all = Array.from({ length: 8 }, () => openDb(world.sql.urls.app, entities, connections));
    processes.push(...(await Promise.all(all)));
  });
  beforeClosing(() => Promise.all(processes.map((db) => db.destroy())));
  return processes;
}

/**
 * The SQLSTATE of every error that the database answers these processes from now on, also of what is then done again and
 * never seen by who asked.
 */
export function answeredCodes(processes: readonly DataSource[]): readonly string[] {
  const codes: string[] = [];
  const known = new WeakSet<PoolClient>();
  for (const db of processes) {
    poolOf(db).on('acquire', (client) => {
      if (known.has(client)) return;
      known.add(client);
      const { connection } = client as unknown as { readonly connection: EventEmitter };
      connection.on('errorMessage', ({ code = '' }: DatabaseError) => codes.push(code));
    });
  }
  return codes;
}

/** How people of these tests trade: BTC/USDT up, for a minute, unless said otherwise. */
export function withContracts(world: World) {
  const instrument = { btc: '' };
  beforeAll(async () => {
    instrument.btc = await instrumentId(world);
  });
  const staking = (cents: number, more: Partial<PlaceOrder> = {}): PlaceOrder => ({
    instrumentId: instrument.btc,
    direction: 'UP',
    amount: usd(cents),
    multiple: 1,
    durationSeconds: 60,
    idempotencyKey: randomUUID(),
    ...more,
  });
  return {
    instrument,
    staking,
    open: async ({ ctx }: Person, cents = 4_000, more: Partial<PlaceOrder> = {}): Promise<Order> =>
      (await placeOrder(ctx, staking(cents, more))).order,
    /** What the record says of its settlement. */
    settled: async ({ id }: Order) => {
      const { rows } = await world.sql.verify.query<{
        outcome: string | null;
        paid: string | null;
      }>('SELECT outcome, paid FROM verify.orders WHERE id = $1', [id]);
      return rows[0];
    },
  };
}

/** A contract of half a minute on BTC/USDT going up. */
export async function anOpenOrder(
  world: World,
  { ctx }: Person,
  {
    key = null,
    dollars = '40.00',
  }: { readonly key?: string | null; readonly dollars?: string } = {},
): Promise<Order> {
  const { order } = await placeOrder(ctx, {
    instrumentId: await instrumentId(world),
    direction: 'UP',
    amount: parseMoney('USD', dollars),
    multiple: 1,
    durationSeconds: 30,
    idempotencyKey: key,
  });
  return order;
}

/** A contract past its expiry that nobody has settled yet, and what has become of it so far. */
export async function aDueOrder(world: World, person: Person, key: string) {
  const order = await anOpenOrder(world, person, { key, dollars: '10' });
  await advance(world, 40);
  return { order, outcome: () => outcomeOf(world, order) };
}

async function outcomeOf({ sql }: World, { id }: Order): Promise<string | null | undefined> {
  const { rows } = await sql.app.query<{ outcome: string | null }>(
    'SELECT outcome FROM trade_order WHERE id = $1',
    [id],
  );
  return rows[0]?.outcome;
}
