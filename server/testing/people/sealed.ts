import { Client } from 'pg';
import type { Certificate } from '../../../schema/proof/document-types';
import { prove, type Fault } from '../../modules/ledger/prove';
import { sealBlock } from '../../modules/proof';
import { proofChecks } from '../../modules/proof/checks';
import { outcomeChecks } from '../../modules/proof/outcomes/outcome-checks';
import { settleDueOrders, type Order } from '../../modules/trading';
import { ADMIN_URL_VARIABLE } from '../database';
import { beforeClosing, withProjectDesk } from '../suite';
import { advance, aUserWith, quote, type Person, type World } from '../world';
import { withContracts } from './contracts';

/**
 * Seals until no movement waits: while another database of this server writes, some may have to. Without blocks that
 * hold none: of those a busy machine would make more than one answer of heads has.
 */
export async function sealAll(world: World): Promise<void> {
  for (let tries = 0; tries < 10_000; tries += 1) {
    if ((await waiting(world)) === 0) {
      await sealBlock(world.visitor, { idleMs: 0 });
      return;
    }
    await sealBlock(world.visitor);
  }
  throw new Error('not everything can be sealed');
}

/** How many movements no block holds yet. */
export async function waiting({ sql }: World): Promise<number> {
  const { rows } = await sql.owner.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM ledger_movement m
     WHERE NOT EXISTS (SELECT FROM proof_leaf l WHERE l.movement_id = m.id)`,
  );
  return rows[0]?.n ?? 0;
}

/** Two seconds before it settles, however long what came before took: its last quote is fresh then. */
export async function shortlyBefore(world: World, { settlesAt }: Order): Promise<void> {
  const { rows } = await world.sql.owner.query<{ left: number }>(
    'SELECT extract(epoch FROM $1::timestamptz - tarn_now())::float8 AS left',
    [settlesAt],
  );
  await advance(world, (rows[0]?.left ?? NaN) - 2);
}

/**
 * Contracts of every outcome and two holdings, one of them settled, in four blocks; and somebody whom no trigger
 * stops, whose changes are taken back once they were looked at.
 */
export function withSealed(world: World) {
  const desk = withProjectDesk(world);
  const { open } = withContracts(world);
  const orders = { win: '', loss: '', draw: '', void: '' };
  const made: { ann?: Person; superuser?: Client } = {};

  beforeAll(async () => {
    await quote(world, '99.00');
    await sealAll(world);
    const ann = (made.ann = await aUserWith(world, '5000.00'));
    await quote(world, '100.00');
    const [win, loss] = [await open(ann), await open(ann, 4_000, { direction: 'DOWN' })];
    await sealAll(world);
    await shortlyBefore(world, win);
    await quote(world, '101.00');
    const draw = await open(ann, 5_000, { durationSeconds: 30 });
    await shortlyBefore(world, draw);
    await settleDueOrders(world.visitor);
    await quote(world, '102.00');
    await quote(world, '101.00');
    await sealAll(world);
    const gone = await open(ann, 6_000);
    await advance(world, 70);
    await settleDueOrders(world.visitor);
    await quote(world, '101.50');
    Object.assign(orders, { win: win.id, loss: loss.id, draw: draw.id, void: gone.id });
    const kept = await desk.project({ annualPpm: 365_000 });
    const left = await desk.project({ annualPpm: 365_000 });
    await desk.join(ann, kept, 20_000);
    await desk.settle(ann, await desk.join(ann, left, 30_000));
    await sealAll(world);
    const url = new URL(process.env[ADMIN_URL_VARIABLE] ?? '');
    url.pathname = `/${world.sql.name}`;
    made.superuser = new Client({ connectionString: url.href });
    await made.superuser.connect();
  });
  beforeClosing(() => made.superuser?.end());

  /** Looks at what is there after these changes, which are then taken back. */
  const changing = async (
    changes: readonly string[],
    look: (client: Client) => Promise<void>,
  ): Promise<void> => {
    const { superuser } = made;
    if (!superuser) throw new Error('there is no superuser');
    await superuser.query('BEGIN');
    try {
      await superuser.query(
        "SET LOCAL session_replication_role = 'replica'; SET LOCAL search_path = tarn, pg_temp",
      );
      for (const change of changes) await superuser.query(change);
      await look(superuser);
    } finally {
      await superuser.query('ROLLBACK');
    }
  };
  /** What these checks name after these changes. */
  const faultsOf = async (
    checks: Readonly<Record<string, string>>,
    changes: readonly string[],
  ): Promise<Fault[]> => {
    const faults: Fault[] = [];
    await changing(changes, async (client) => {
      for (const [check, sql] of Object.entries(checks)) {
        const { rows } = await client.query<{ subject: string }>(sql);
        faults.push(...rows.map(({ subject }) => ({ check, subject })));
      }
    });
    return faults;
  };
  return {
    orders,
    ann: () => made.ann ?? Promise.reject(new Error('nobody')),
    /** What the checks of the seal name after these changes. */
    afterTampering: (...changes: readonly string[]) =>
      faultsOf({ ...proofChecks, ...outcomeChecks }, changes),
    faultsOf,
    changing,
    prove: () => prove(world.sql.verify),
  };
}

/** A document without its signature: that comes last. */
export function unsigned(file: Certificate): Omit<Certificate, 'signature'> {
  const { format, symbol, opening, settlement, openingQuotes, closingQuotes, ...rest } = file;
  const { blocks, keys, key } = rest;
  return {
    ...{ format, symbol, opening, settlement, openingQuotes, closingQuotes },
    ...{ blocks, keys, key },
  };
}
