import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { pick } from '../rig/load';
import { fromRoot } from '../../platform/project-root';
import { compare, type Comparison, type Side } from './compare';
import { bothSides, figure, type Figure, type Goal } from './figure';
import { driveHttp, httpPost, type NextRequest } from './raw-http';
import type { BenchServer } from './bench-server';

const GRAPHQL: Goal = {
  row: 4,
  what: 'placing through GraphQL : a bare node:http server',
  limitSeen: '0.69 (Apollo)',
  bar: 0.8,
  stretch: 0.9,
};
const LEGACY: Goal = {
  row: 5,
  what: 'placing through the legacy paths : the same',
  limitSeen: '1.0',
  bar: 1,
  stretch: 1.1,
};
const LIST: Goal = {
  row: 6,
  what: 'GraphQL list of 50 orders : node:http reading the same rows and sending the same JSON',
  limitSeen: '0.31',
  bar: 0.25,
  stretch: 0.35,
};

const CONNECTIONS = 32;
const json = { 'content-type': 'application/json' };
const PLACE = `mutation Place($input: OrderPlaceInput!) {
  orderPlace(input: $input) { order { id number settlesAt } userErrors { code message field } } }`;
const ORDERS = `query Orders($first: Int) { orders(first: $first) {
  edges { cursor node { id number direction multiple stake { amount asset } fee { amount asset }
    payoutBp durationSeconds openPrice openedAt settlesAt state outcome closePrice
    paid { amount asset } net { amount asset } instrument { id symbol } } }
  pageInfo { hasNextPage endCursor } } }`;

export async function waysIn(bench: BenchServer): Promise<Figure[]> {
  const bare = await startBare(bench.addresses.app);
  const against = async (
    path: NextRequest,
    limit: NextRequest,
    good: RegExp,
  ): Promise<Comparison> => {
    const isGood = (answer: string) => good.test(answer);
    const ours = await driveHttp(
      { port: bench.server.port, connections: CONNECTIONS },
      path,
      isGood,
    );
    const theirs = await driveHttp({ port: bare.port, connections: CONNECTIONS }, limit, isGood);
    const found = await compare(ours, theirs, bench.pace(bare.pid));
    ours.close();
    theirs.close();
    return found;
  };
  try {
    const next = requestsOf(bench);
    const graphql = await against(next.graphql, next.bare, /"(order":\{"id|status":"OK)"/);
    const legacy = await against(next.legacy, next.bare, /"(code":1|status":"OK")/);
    await keepOn(bare.port, await listBody(bench));
    const list = await against(next.list, next.bareList, /"edges":\[\{/);
    const kept = await against(next.list, next.bareKept, /"edges":\[\{/);
    const readyMade = `; against that JSON sent ready-made ${kept.ratio.toFixed(2)}`;
    return [
      figure(GRAPHQL, graphql.ratio, bothSides(graphql)),
      figure(LEGACY, legacy.ratio, bothSides(legacy)),
      figure(LIST, list.ratio, bothSides(list) + readyMade),
    ];
  } finally {
    bare.stop();
  }
}

/** The next request of each way in, of these people in turn. */
export function requestsOf({ people, instruments }: Pick<BenchServer, 'people' | 'instruments'>) {
  let count = 0;
  const draw = () => {
    count += 1;
    return {
      token: pick(people.tokens, count),
      instrument: pick(instruments, count),
      key: randomUUID(),
    };
  };
  return {
    graphql: () => {
      const { token, instrument: instrumentId, key: idempotencyKey } = draw();
      const input = { instrumentId, idempotencyKey, ...TERMS };
      return httpPost(
        '/graphql',
        { ...json, token },
        JSON.stringify({ query: PLACE, variables: { input } }),
      );
    },
    legacy: () => {
      const { token, instrument, key } = draw();
      const body = `order_pid=${instrument}&order_type=0&order_price=10.00&order_sen=300`;
      const form = { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': key };
      return httpPost('/api/user/addorder', { ...form, token }, body);
    },
    bare: () => {
      const { instrument, key } = draw();
      const user = String(people.firstId + (count % people.tokens.length));
      return httpPost('/place', json, JSON.stringify({ user, key, instrument }));
    },
    list: () => {
      const { token } = draw();
      const variables = { first: 50 };
      return httpPost('/graphql', { ...json, token }, JSON.stringify({ query: ORDERS, variables }));
    },
    bareKept: () => httpPost('/kept', json, '{}'),
    bareList: () => {
      draw();
      const user = String(people.firstId + (count % people.tokens.length));
      return httpPost('/list', json, JSON.stringify({ user }));
    },
  };
}

/** Of the running server, over connections of its own. */
export const overHttp = ({ server }: BenchServer, next: NextRequest, good: RegExp): Side => ({
  async run(ms) {
    const at = { port: server.port, connections: CONNECTIONS };
    const wires = await driveHttp(at, next, (answer) => good.test(answer));
    try {
      return await wires.run(ms);
    } finally {
      wires.close();
    }
  },
});

const TERMS = { direction: 'UP', amount: '10.00', multiple: 1, durationSeconds: 300 } as const;

async function listBody({ server, people }: BenchServer): Promise<string> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { ...json, token: pick(people.tokens, 1) },
    body: JSON.stringify({ query: ORDERS, variables: { first: 50 } }),
  });
  return response.text();
}

const keepOn = (port: number, body: string) =>
  fetch(`http://127.0.0.1:${String(port)}/keep`, { method: 'POST', body });

async function startBare(databaseUrl: string) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fromRoot('server/bench/speed/bare-server.ts'), databaseUrl],
    { cwd: fromRoot(), stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    port: Number.parseInt(line.toString(), 10),
    pid: child.pid ?? 0,
    stop: () => child.kill(),
  };
}
