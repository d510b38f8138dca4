import { log } from '../../platform/log';
import { aSession, aStaffSession, openServer, type TestServer } from '../../testing/http';
import { frame, rawSocket } from '../../testing/raw';
import { knock, knockStatus, type Knocking, type TestSocket } from '../../testing/sockets';
import { withWorld } from '../../testing/suite';
import { holds } from '../../testing/holds';
import { aStaffMember, aUserWith, instrumentId } from '../../testing/world';

const world = withWorld();
let server: TestServer;
let behindProxy: TestServer;
const open: TestSocket[] = [];
// Each test has servers of its own, where nobody is connected yet.
beforeEach(async () => {
  server = await openServer(world);
  const config = { ...world.config, trustedProxies: ['loopback'] };
  behindProxy = await openServer({ ...world, config });
});
afterEach(async () => {
  for (const { ws } of open.splice(0)) ws.terminate();
  await behindProxy.close();
  await server.close();
});

function come(who: Knocking = {}, to = server): TestSocket {
  const socket = knock(to, who);
  open.push(socket);
  return socket;
}

/** How many of so many that come one after another are let in. */
async function letIn(count: number, who: (index: number) => Knocking, to = server) {
  const greeted: boolean[] = [];
  for (let index = 0; index < count; index += 1) greeted.push(await come(who(index), to).greeted);
  return greeted.filter(Boolean).length;
}

const aToken = async () => aSession(world, (await aUserWith(world, '1.00')).userId);
const EVENTS = 'subscription { accountEvents { kind } }';

describe('QUALITY 3: sockets', () => {
  it('ten belong to one session, and the eleventh is told to try later', async () => {
    const token = await aToken();
    expect(await letIn(10, () => ({ token }))).toBe(10);
    const eleventh = come({ token });
    expect([await eleventh.greeted, await eleventh.closedSoon()]).toEqual([false, 1013]);
    expect(await come({ token: await aToken() }).greeted).toBe(true);
  });

  it('ten belong to one session of staff', async () => {
    const { staff } = await aStaffMember(world, 'SUPPORT');
    const cookie = await aStaffSession(world, staff.staffId);
    expect(await letIn(12, () => ({ console: cookie }))).toBe(10);
  });

  it('a place that is left is free again', async () => {
    const token = await aToken();
    expect(await letIn(10, () => ({ token }))).toBe(10);
    open[0]?.ws.close();
    await holds(async () => come({ token }).greeted);
  });

  it('fifty of sixty from one address without a session are let in, and whoever signs in still is', async () => {
    const all = Array.from({ length: 60 }, () => come());
    const greeted = await Promise.all(all.map((socket) => socket.greeted));
    expect(greeted.filter(Boolean)).toHaveLength(50);
    expect(await come({ token: await aToken() }).greeted).toBe(true);
  });

  it('that say nothing are as many, and do not keep their places', async () => {
    const silent = await Promise.all(
      Array.from({ length: 50 }, () => rawSocket(`${server.url}/graphql`)),
    );
    expect(await knockStatus(server, '/graphql')).toMatchObject({ status: 503 });
    const ends = silent.map(
      (socket) => new Promise((resolve) => socket.resume().once('close', resolve)),
    );
    await Promise.all(ends);
    expect(await come().greeted).toBe(true);
  });

  it('A4: an address that a client writes itself counts for nothing', async () => {
    const who = (index: number) => ({
      headers: { 'x-forwarded-for': `203.0.113.${String(index)}` },
    });
    expect(await letIn(55, who)).toBe(50);
  });

  it('A4: an address that a trusted proxy writes is the one that counts', async () => {
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    expect(await letIn(55, () => from('203.0.113.7'), behindProxy)).toBe(50);
    expect(await come(from('203.0.113.8'), behindProxy).greeted).toBe(true);
    expect(await letIn(55, (n) => from(`2001:db8:1:2::${n.toString(16)}`), behindProxy)).toBe(50);
    expect(await come(from('2001:db8:1:3::1'), behindProxy).greeted).toBe(true);
  });
});

describe('QUALITY 3: one socket', () => {
  it('carries twenty subscriptions, and room that is given back is there again', async () => {
    const socket = come({ token: await aToken() });
    await socket.greeted;
    for (let n = 1; n <= 21; n += 1) socket.subscribe(`s${String(n)}`, EVENTS);
    expect(await socket.answer('s21')).toMatchObject({
      type: 'error',
      payload: [{ message: 'A socket carries at most 20 subscriptions.' }],
    });
    expect(socket.told.filter(({ type }) => type === 'error')).toHaveLength(1);
    socket.say({ id: 's1', type: 'complete' });
    let tries = 0;
    await holds(async () => {
      const id = `again${String((tries += 1))}`;
      socket.subscribe(id, EVENTS);
      const refused = socket.answer(id).then(
        () => true,
        () => false,
      );
      const standing = new Promise<boolean>((resolve) => setTimeout(resolve, 200, false));
      return !(await Promise.race([refused, standing]));
    });
  });

  it('that begins and stops two thousand subscriptions at once is closed', async () => {
    const socket = come({ token: await aToken() });
    await socket.greeted;
    for (let n = 0; n < 2_000; n += 1) {
      socket.subscribe(`s${String(n)}`, EVENTS);
      socket.say({ id: `s${String(n)}`, type: 'complete' });
    }
    expect(await socket.closedSoon()).toBe(1008);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  it('is closed by a message of 64 kB and a byte, and not by one of 64 kB', async () => {
    const socket = come();
    await socket.greeted;
    const said = (bytes: number) => {
      const empty = JSON.stringify({ type: 'pong', payload: { x: '' } }).length;
      return JSON.stringify({ type: 'pong', payload: { x: 'x'.repeat(bytes - empty) } });
    };
    socket.ws.send(said(65_536));
    socket.say({ type: 'ping' });
    await holds(() => Promise.resolve(socket.told.some(({ type }) => type === 'pong')));
    socket.ws.send(said(65_537));
    expect(await socket.closedSoon()).toBe(1009);
  });

  it('is closed by an operation with a name that every frame would carry', async () => {
    const socket = come();
    await socket.greeted;
    socket.subscribe('x'.repeat(129), EVENTS);
    expect(await socket.closedSoon()).toBe(4400);
  });

  it('is refused more instruments than a screen shows', async () => {
    const socket = come();
    await socket.greeted;
    const ids = Array.from({ length: 101 }, (_, n) => String(n + 1));
    socket.subscribe('q', 'subscription Q($i: [ID!]!) { quotes(instrumentIds: $i) { id } }', {
      i: ids,
    });
    expect(JSON.stringify(await socket.answer('q'))).toContain('PARAM_INVALID');
  });

  it('that asks and never reads is closed', async () => {
    const socket = await rawSocket(`${server.url}/graphql`);
    const closed = new Promise<void>((resolve) => {
      socket.once('close', () => {
        resolve();
      });
    });
    socket.removeAllListeners('error').on('error', () => undefined);
    socket.write(frame('{"type":"connection_init"}'));
    const ping = frame(JSON.stringify({ type: 'ping', payload: { x: 'x'.repeat(60_000) } }));
    // Every ping is answered by as much, and none of it is read.
    await holds(async () => {
      if (!socket.destroyed) await new Promise((resolve) => socket.write(ping, resolve));
      return socket.destroyed;
    });
    await closed;
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  it('whose reader is torn off right before a message is no fault in the log', async () => {
    const faults = jest.spyOn(log, 'error');
    const { userId } = await aUserWith(world, '1.00');
    const token = await aSession(world, userId);
    const raw = await rawSocket(`${server.url}/graphql`);
    let [heard, torn] = ['', false];
    raw.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1'))).resume();
    raw.write(frame(JSON.stringify({ type: 'connection_init', payload: { token } })));
    await holds(() => Promise.resolve(heard.includes('connection_ack')));
    // Told before the server's own listener is, of the same news.
    const unlisten = world.bus.on('recharges', () => {
      if (!heard.includes('"next"')) return;
      raw.resetAndDestroy();
      torn = true;
    });
    raw.write(frame(JSON.stringify({ id: 'e', type: 'subscribe', payload: { query: EVENTS } })));
    await holds(async () => {
      await world.bus.publish('recharges', [`${userId}:1`]);
      return torn;
    });
    unlisten();
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(faults.mock.calls).toEqual([]);
    faults.mockRestore();
  });

  it('that never reads while quotes flow does not keep them from others', async () => {
    const btc = await instrumentId(world);
    const stuck = await rawSocket(`${server.url}/graphql`);
    const asked = 'subscription Mine($i: [ID!]!) { quotes(instrumentIds: $i) { id price } }';
    const subscribe = { query: asked, variables: { i: [btc] } };
    stuck.write(frame('{"type":"connection_init"}'));
    stuck.write(frame(JSON.stringify({ id: 'a', type: 'subscribe', payload: subscribe })));
    const reader = come();
    await reader.greeted;
    reader.subscribe('b', asked, { i: [btc] });
    let price = 90_000;
    await holds(async () => {
      await world.sql.feed.query('SELECT * FROM record_quotes($1)', [
        JSON.stringify([{ instrument_id: btc, price: `${String((price += 1))}.00` }]),
      ]);
      await world.bus.publish('quotes', [btc]);
      return reader.told.filter(({ id }) => id === 'b').length >= 5;
    });
    stuck.destroy();
  });
});

describe('A8: sockets of the console', () => {
  it.each([
    ['from a page of another site', { origin: 'https://evil.example' }, 403],
    ['from a page that names no site', { origin: 'null' }, 403],
    ['from no page', {}, 101],
  ])('%s', async (_what, headers, status) => {
    expect((await knockStatus(server, '/admin/graphql', headers)).status).toBe(status);
  });

  it('from its own pages', async () => {
    const headers = { origin: server.url };
    expect((await knockStatus(server, '/admin/graphql', headers)).status).toBe(101);
  });
});
