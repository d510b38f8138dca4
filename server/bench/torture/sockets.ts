import type { Socket } from 'node:net';
import { until } from '../../platform/processes';
import { frame, rawSocket, tornOff, upgradeHead } from '../../testing/raw';
import { knock, type Knocking, type TestSocket } from '../../testing/sockets';
import { pick } from '../rig/load';
import { watchQuotes } from '../rig/quote-watch';
import type { Rig } from './rig';
import { assertThat, type Row } from './row';
import { underLoad } from './under-load';
import { memoryMb, watchServer } from './unharmed';

const PER_SESSION = 10;
const PER_ADDRESS = 50;
const PER_SOCKET = 20;
const MESSAGE_BYTES_MAX = 64 * 1_024;
const FLOOD = 2_000;
const TORN = 50;
const QUOTES = 'subscription Q($ids: [ID!]!) { quotes(instrumentIds: $ids) { id price } }';
/** Quotes come once a second; beside so much else one may be late. */
const QUOTE_MS = 20_000;
const EVENTS = 'subscription { accountEvents { kind } }';
/** As RFC 6455 and graphql-ws have them. */
const CLOSED = { tooBig: 1009, tooMuch: 1008, later: 1013 } as const;

export const sockets: Row = {
  what: 'sockets: floods, crowds, deaf readers, torn upgrades, under load',
  async run(rig) {
    const watch = watchServer(rig);
    const before = memoryMb(rig);
    const { result, orders } = await underLoad(rig, 'sockets', async () => {
      const subscribers = await subscribeAll(rig);
      let closed = 0;
      for (let round = 0; round < rig.dose.rounds; round += 1) closed += await attack(rig, round);
      await allAreTold(subscribers);
      for (const { ws } of subscribers) ws.terminate();
      return { closed, subscribers: subscribers.length };
    });
    await stillServes(rig);
    await watch.assert();
    return {
      count: `${String(rig.dose.rounds)} rounds, ${String(orders())} orders`,
      result:
        `${String(result.closed)} attackers closed or turned away, all ${String(result.subscribers)} honest sockets kept; ` +
        `no restart, no fault line, ${String(before)} MB before and ${String(memoryMb(rig))} MB after`,
    };
  },
};

/** Those who behave: as many sockets and subscriptions as each of the traders may have, but one. */
async function subscribeAll({ server, rich, dose, instrumentId }: Rig): Promise<TestSocket[]> {
  const people = rich.slice(0, Math.min(rich.length, dose.rounds));
  const all: TestSocket[] = [];
  // One person after the other: all at once they would use up the bound on connections themselves.
  for (const { token } of people) {
    const own = Array.from({ length: PER_SESSION - 1 }, () => knock(server, { token }));
    const greeted = await Promise.all(own.map((socket) => socket.greeted));
    assertThat(greeted.every(Boolean), 'an honest socket was turned away');
    all.push(...own);
  }
  for (const socket of all) {
    socket.subscribe('quotes', QUOTES, { ids: [instrumentId] });
    for (let n = 1; n < PER_SOCKET; n += 1) socket.subscribe(`s${String(n)}`, EVENTS);
  }
  return all;
}

/** After all that, each of them is open and hears of the next quote. */
async function allAreTold(subscribers: readonly TestSocket[]): Promise<void> {
  const before = subscribers.map(({ told }) => told.length);
  const standing = () => subscribers.every(({ ws }) => ws.readyState === ws.OPEN);
  const told = () => subscribers.every((one, n) => one.told.length > (before[n] ?? 0));
  await until(() => told() || !standing(), { limitMs: QUOTE_MS });
  assertThat(standing(), 'an honest socket was closed for the sake of others');
  assertThat(told(), 'an honest socket hears nothing any more');
}

/** Resolves to how many were closed or turned away. */
async function attack(rig: Rig, round: number): Promise<number> {
  const { token } = pick(rig.rich, round);
  const counts = [
    await over(rig, { token }, CLOSED.tooMuch, flood),
    await over(rig, {}, CLOSED.tooBig, tooLarge),
    await deaf(rig),
    await crowd(rig, {}, PER_ADDRESS),
    await tornOff(rig.server.url, TORN, torn),
  ];
  return counts.reduce((sum, count) => sum + count, 0);
}

/** One socket that has to end with this code. */
async function over(
  { server }: Rig,
  who: Knocking,
  wanted: number,
  say: (socket: TestSocket) => void,
): Promise<number> {
  const socket = knock(server, who);
  assertThat(await socket.greeted, 'there was no room for an attacker');
  say(socket);
  const code = await socket.closedSoon();
  socket.ws.terminate();
  assertThat(code === wanted, `closed with ${String(code)} instead of ${String(wanted)}`);
  return 1;
}

function flood(socket: TestSocket): void {
  for (let n = 0; n < FLOOD; n += 1) {
    socket.subscribe(`s${String(n)}`, EVENTS);
    socket.say({ id: `s${String(n)}`, type: 'complete' });
  }
}

function tooLarge(socket: TestSocket): void {
  socket.say({ type: 'pong', payload: { x: 'x'.repeat(MESSAGE_BYTES_MAX) } });
}

/** Asks for as much as it says, and reads nothing of it. */
async function deaf({ server }: Rig): Promise<number> {
  const socket = await rawSocket(`${server.url}/graphql`);
  socket.removeAllListeners('error').on('error', () => undefined);
  socket.write(frame('{"type":"connection_init"}'));
  const ping = frame(JSON.stringify({ type: 'ping', payload: { x: 'x'.repeat(60_000) } }));
  const deadline = performance.now() + DEAF_MS;
  while (!socket.destroyed && performance.now() < deadline) await written(socket, ping);
  assertThat(socket.destroyed, 'somebody who never reads was kept');
  return 1;
}

const DEAF_MS = 30_000;
const BEAT_MS = 200;

/** A write may wait for a server that no longer reads: looked at again a moment later. */
const written = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, BEAT_MS);
    socket.write(bytes, () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** More than may come: all that are let in together are no more than that. */
async function crowd({ server }: Rig, who: Knocking, most: number): Promise<number> {
  const all = Array.from({ length: most + 20 }, () => knock(server, who));
  const greeted = await Promise.all(all.map((socket) => socket.greeted));
  const turnedAway = greeted.filter((one) => !one).length;
  for (const { ws } of all) ws.terminate();
  assertThat(turnedAway >= 20, `${String(most + 20 - turnedAway)} of ${String(most + 20)} let in`);
  await Promise.all(all.map(({ closed }) => closed));
  return turnedAway;
}

/** An upgrade that ends in its middle, right behind it, or after its first words. */
const torn = (turn: number): Buffer => {
  const head = Buffer.from(upgradeHead(turn % 2 === 0 ? '/graphql' : '/admin/graphql'));
  if (turn % 3 === 0) return head.subarray(0, head.length - 1 - (turn % head.length));
  return turn % 3 === 1 ? head : Buffer.concat([head, frame('{"type":"connection_init"}')]);
};

/** The places of all of them are free again, and quotes flow. */
async function stillServes({ server, rich, instrumentId }: Rig): Promise<void> {
  const free = async () => {
    const all = Array.from({ length: PER_SESSION }, () => knock(server, pick(rich, 0)));
    const greeted = await Promise.all(all.map((socket) => socket.greeted));
    for (const { ws } of all) ws.terminate();
    return greeted.every(Boolean);
  };
  let isFree = await free();
  for (let tries = 0; !isFree && tries < 50; tries += 1) {
    await until(() => false, { limitMs: 100 });
    isFree = await free();
  }
  assertThat(isFree, 'the places of those who left are not free');
  const quotes = await watchQuotes(server.url, [instrumentId]);
  quotes.close();
}
