import { withClient } from '../../../../platform/database/database-exists';
import { pick } from '../../../rig/load';
import type { BenchServer } from '../../bench-server';
import { compare, precisely } from '../../compare';
import { figure, type Figure, type Goal } from '../../figure';
import { administratorOnDuty, WAITING } from '../../opening';
import { driveHttp } from '../../raw-http';
import { fillLists } from './fill-lists';
import { listsOf, pageOf, requestOf, type List } from './lists';

const FLAT: Goal = {
  row: 13,
  what: 'a page behind 99,900 rows of each other list : its page 1 (GraphQL, 20 a page)',
  limitSeen: '1.0',
  bar: 1.2,
  stretch: 1.1,
  falling: true,
};

const PAGE = 20;
const STRIDE = 100;
const CONNECTIONS = 4;

/** The slowest of all of them; each list with 100,000 rows. */
export async function deepLists(bench: BenchServer): Promise<Figure[]> {
  await withClient(bench.addresses.owner, (client) => fillLists(client, bench));
  const token = await administratorOnDuty(bench);
  const found: { readonly name: string; readonly ratio: number }[] = [];
  for (const list of listsOf(pick(bench.people.tokens, 0), token)) {
    found.push({ name: list.name, ratio: await flatness(bench, list) });
  }
  const slowest = Math.max(...found.map(({ ratio }) => ratio));
  const each = found.map(({ name, ratio }) => `${name} ${ratio.toFixed(2)}`).join(', ');
  return [figure(FLAT, slowest, each)];
}

async function flatness(bench: BenchServer, list: List): Promise<number> {
  const after = await beforeLast(bench, list);
  const pages = async (variables: object) => {
    const request = requestOf(list, { first: PAGE, ...variables });
    const answer = await pageOf(bench, list, { first: PAGE, ...variables });
    if (!answer.includes('"endCursor":"')) throw new Error(`${list.name}: ${answer.slice(0, 300)}`);
    const to = { port: bench.server.port, connections: CONNECTIONS };
    return driveHttp(
      to,
      () => request,
      (again) => again.includes(endOf(answer)),
    );
  };
  const first = await pages({});
  const last = await pages({ after });
  const { ratio } = await compare(last, first, precisely(bench.pace()));
  first.close();
  last.close();
  return 1 / ratio;
}

const endOf = (answer: string): string => /"endCursor":"[^"]+"/.exec(answer)?.[0] ?? '';

/** The cursor from which a full page is still to come. */
async function beforeLast(bench: BenchServer, list: List): Promise<string> {
  let after: string | undefined;
  for (let seen = 0; seen < WAITING - STRIDE; seen += STRIDE) {
    const answer = await pageOf(bench, list, { first: STRIDE, after });
    [, after] = /"endCursor":"([^"]+)"/.exec(answer) ?? [];
    if (after === undefined)
      throw new Error(`${list.name} ended after ${String(seen)} rows: ${answer.slice(0, 300)}`);
  }
  return after ?? '';
}
