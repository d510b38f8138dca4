import { withClient } from '../../../../platform/database/database-exists';
import { pick } from '../../../rig/load';
import type { BenchServer } from '../../bench-server';
import { compare, precisely } from '../../compare';
import { figure, type Figure, type Goal } from '../../figure';
import { administratorOnDuty, WAITING } from '../../opening';
import { driveHttp } from '../../raw-http';
import { fillLists } from './fill-lists';
import { listsOf, nextOf, pageOf, requestOf, type List } from './lists';

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
  const staff = await administratorOnDuty(bench);
  const readers = {
    owner: pick(bench.people.tokens, 0),
    userId: String(bench.people.firstId),
    staff,
  };
  const found: { readonly name: string; readonly ratio: number }[] = [];
  for (const list of listsOf(readers)) {
    found.push({ name: list.name, ratio: await flatness(bench, list) });
  }
  const slowest = Math.max(...found.map(({ ratio }) => ratio));
  const each = found.map(({ name, ratio }) => `${name} ${ratio.toFixed(2)}`).join(', ');
  return [figure(FLAT, slowest, each)];
}

async function flatness(bench: BenchServer, list: List): Promise<number> {
  const [from] = list.place;
  // Before connections are opened, which the server ends where nothing is asked for.
  const behind = { [from]: await beforeLast(bench, list) };
  const first = await pages(bench, list, {});
  const last = await pages(bench, list, behind);
  const { ratio } = await compare(last, first, precisely(bench.pace()));
  first.close();
  last.close();
  return 1 / ratio;
}

/** One page again and again; each answer tells where the next begins, so that it was full and there is more. */
async function pages(bench: BenchServer, list: List, variables: object) {
  const asked = { first: PAGE, ...variables };
  const answer = await pageOf(bench, list, asked);
  const next = nextOf(list, answer);
  if (next === undefined) throw new Error(`${list.name}: ${answer.slice(0, 300)}`);
  const request = requestOf(list, asked);
  return driveHttp(
    { port: bench.server.port, connections: CONNECTIONS },
    () => request,
    (again) => nextOf(list, again) === next,
  );
}

/** From where a full page is still to come. */
async function beforeLast(bench: BenchServer, list: List): Promise<string> {
  const [from] = list.place;
  let next: string | undefined;
  for (let seen = 0; seen < WAITING - STRIDE; seen += STRIDE) {
    const answer = await pageOf(bench, list, { first: STRIDE, [from]: next });
    next = nextOf(list, answer);
    if (next === undefined)
      throw new Error(`${list.name} ended after ${String(seen)} rows: ${answer.slice(0, 300)}`);
  }
  return next ?? '';
}
