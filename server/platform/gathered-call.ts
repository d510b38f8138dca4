import type { DataSource } from 'typeorm';
import { callSql } from './context';
import { isLostConnection } from './database/lost-connection';
import { gather } from './gather';
import { inOrder } from './in-order';

/** The values of one call, in the order of the function's parameters. */
export type CallArgs = readonly unknown[];

/** A row of the answer. `place` counts from 1 and names the call it belongs to. */
export interface Placed {
  readonly place: number;
}

export interface GatheredCall<Row> {
  /** Makes one call in a round trip of its own. */
  readonly alone: (db: DataSource, args: CallArgs) => Promise<Row>;
  /** Makes the call together with others that come at the same time. */
  readonly gathered: (db: DataSource, args: CallArgs) => Promise<Row>;
}

/**
 * Many calls of one SQL function in one round trip. `call` names a function that takes one array per
 * parameter and answers one row per call.
 *
 * A call that breaks the transaction is repeated alone, and it alone fails. After a lost connection
 * nothing is repeated: whether it was committed is not known, and the same key asks again.
 */
export function gatheredCall<Row extends Placed>(
  call: string,
  { most }: { readonly most: number },
): GatheredCall<Row> {
  async function together(db: DataSource, all: readonly CallArgs[]): Promise<readonly Row[]> {
    const found = await callSql<Row>({ db }, call, columnsOf(all));
    const places = all.map((_, n) => String(n + 1));
    return inOrder(places, found, ({ place }) => String(place)).map((row) => row ?? missing(call));
  }
  const alone = async (db: DataSource, args: CallArgs): Promise<Row> =>
    (await together(db, [args]))[0] ?? missing(call);
  const gathered = gather<CallArgs, Row>(
    async (db, all) => {
      try {
        return await together(db, all);
      } catch (error) {
        if (all.length === 1 || isLostConnection(error)) throw error;
        return Promise.all(all.map((args) => alone(db, args).catch(asError)));
      }
    },
    { most },
  );
  return { alone, gathered };
}

/** The first values of all calls, then the second of all, and so on. */
const columnsOf = (all: readonly CallArgs[]): unknown[][] =>
  all[0]?.map((_, n) => all.map((args) => args[n])) ?? [];

const missing = (call: string): never => {
  throw new Error(`no answer for one of the calls: ${call}`);
};

export const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));
