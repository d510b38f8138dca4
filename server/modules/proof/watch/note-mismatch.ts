import type { Pool } from 'pg';
import { callSql, type Context } from '../../../platform/context';
import { log } from '../../../platform/log';
import type { Fault } from '../../ledger';
import { allInstruments, instrumentById } from '../../market';

export type WatchContext = Pick<Context, 'db' | 'bus'>;

/** The schema `verify`, as the role that may only read it: one statement at a time, none of them in a transaction. */
export type VerifyReads = Pick<Pool, 'query'>;

/** What the work of a night needs; `signal` ends it soon. */
export interface Night {
  readonly ctx: WatchContext;
  readonly verify: VerifyReads;
  readonly signal: AbortSignal | undefined;
}

/** As much of a subject as is kept: whoever altered a book may have written anything into it. */
const SUBJECT_MAX = 200;

interface Concerned {
  readonly orderId: string | null;
  readonly instrumentId: string | null;
}

/**
 * Keeps what does not fit, prohibits the instrument that it concerns and alarms: every administrator is told, and the
 * log says it as an error. Doing it again in the same run changes nothing.
 */
export async function noteMismatch(
  ctx: WatchContext,
  verify: VerifyReads,
  { run, check, subject }: Fault & { readonly run: string },
): Promise<void> {
  const { orderId, instrumentId: named } = await concerned(verify, subject);
  const instrumentId = (await knownId(ctx, named)) ?? (await ofOutcomes(ctx, subject));
  const args = [run, check, subject.slice(0, SUBJECT_MAX), orderId, instrumentId];
  const [row] = await callSql<{ told: string }>(
    ctx,
    'note_mismatch($1, $2, $3, $4, $5) AS told',
    args,
  );
  if (row?.told === 'KNOWN') return;
  log.error({ check, subject, instrumentId, told: row?.told }, 'proof mismatch');
  if (row?.told === 'PROHIBITED' && instrumentId !== null) {
    await ctx.bus.publish('markets', [instrumentId]);
  }
}

/** Whoever altered a block may have named an instrument that is none. */
const knownId = async (ctx: WatchContext, named: string | null): Promise<string | null> =>
  named === null ? null : ((await instrumentById(ctx, named))?.id ?? null);

/** What is published of all contracts of an instrument names it by its symbol: `outcomes of BTC/USDT over 60 s`. */
async function ofOutcomes(ctx: WatchContext, subject: string): Promise<string | null> {
  const [, named] = /^outcomes of (.+) over [0-9]+ s$/.exec(subject) ?? [];
  if (named === undefined) return null;
  const found = (await allInstruments(ctx, {})).find(({ symbol }) => symbol === named);
  return found?.id ?? null;
}

/** What a subject is of: a contract, or what a contract rests on; of everything else the platform alone. */
const CONCERNED = `
  SELECT o.id AS "orderId", coalesce(o.instrument_id, q.instrument_id, named.instrument) AS "instrumentId"
  FROM (SELECT substring($1 FROM '^order ([0-9]{1,18})')::bigint AS "order",
      substring($1 FROM '^quote ([0-9]{1,18})')::bigint AS quote,
      substring($1 FROM '^movement ([0-9]{1,18})')::bigint AS movement,
      substring($1 FROM '\\minstrument ([0-9]{1,18})')::bigint AS instrument) named
  LEFT JOIN LATERAL (SELECT substring(p.key FROM '^order\\.[a-z]+:([0-9]{1,18})')::bigint AS "order"
    FROM verify.posting p WHERE p.transaction_id = named.movement LIMIT 1) moved ON true
  LEFT JOIN verify.orders o ON o.id = coalesce(named."order", moved."order")
  LEFT JOIN verify.quote q ON q.id = named.quote LIMIT 1`;

async function concerned(verify: VerifyReads, subject: string): Promise<Concerned> {
  const { rows } = await verify.query<Concerned>(CONCERNED, [subject]);
  return rows[0] ?? { orderId: null, instrumentId: null };
}
