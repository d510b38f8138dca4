import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import { settleDueOrders } from '../modules/trading';
import { legacyParameters } from '../testing/legacy-parameters';
import { aDueOrder } from '../testing/people/contracts';
import { aDueHolding } from '../testing/people/projects';
import { aSession } from '../testing/http';
import { withServer, withWorld } from '../testing/suite';
import { aUserWith, quote } from '../testing/world';
import { paths } from './paths';

const world = withWorld();
const server = withServer(world);

interface Layer {
  readonly route?: {
    readonly path: string | readonly string[];
    readonly methods: Readonly<Record<string, boolean>>;
  };
}

interface Routed {
  readonly router: { readonly stack: readonly Layer[] };
}

/** Every route of the running server, asked of its own router. */
async function routesOfServer(): Promise<readonly string[]> {
  const apps: Routed[] = [];
  const CHANNEL = 'http.server.request.start';
  const listen = (message: unknown) => {
    const listeners = (message as { server: Server }).server.listeners('request');
    for (const listener of listeners) if ('router' in listener) apps.push(listener as never);
  };
  subscribe(CHANNEL, listen);
  await fetch(`${server.url}/healthz`);
  unsubscribe(CHANNEL, listen);
  const [app] = apps;
  if (!app) throw new Error('no application answers this server');
  return app.router.stack.flatMap(({ route }) => (route ? [route.path].flat() : []));
}

it('A10: no route of the running server settles or accrues: each is called while a contract and a holding are due', async () => {
  const routes = await routesOfServer();
  const legacyPaths = routes.filter((path) => path.startsWith('/api/'));
  expect(legacyPaths.sort()).toEqual(paths.map((path) => `/api/${path}`).sort());
  expect(routes.length).toBeGreaterThan(legacyPaths.length);

  const holding = await aDueHolding(world);
  const before = await holding.says();
  await quote(world, '100.00');
  const ann = await aUserWith(world, '100.00');
  const { order, outcome } = await aDueOrder(world, ann, 'router-walk-1');
  const form = `oid=${order.id}&id=${order.id}&order_id=${order.id}&price=200&outcome=WIN&now=1`;
  for (const path of routes) {
    for (const method of ['GET', 'POST']) {
      const url = `${server.url}${path.replace(/:\w+/g, order.id)}?${form}`;
      const token = await aSession(world, ann.userId); // one of them signs out
      const headers = { token, 'content-type': 'application/x-www-form-urlencoded' };
      const body = method === 'POST' ? form : null;
      const answer = await fetch(url, { method, headers, body, redirect: 'manual' });
      await answer.arrayBuffer();
      const found = [await outcome(), await holding.says()];
      expect([method, path, ...found]).toEqual([method, path, null, before]);
    }
  }
  await settleDueOrders(world.visitor);
  await holding.catchUp();
  expect(await outcome()).not.toBeNull();
  expect(await holding.says()).toBe('SETTLED 20000 20/20');
});

it('the parameters that hostile tests try are of every path', () => {
  expect(Object.keys(legacyParameters).sort()).toEqual([...paths].sort());
});
