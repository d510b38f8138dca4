import type { Socket } from 'node:net';
import { frame, rawSocket } from '../../testing/raw';
import { holds } from '../../testing/holds';
import { withServer, withWorld } from '../../testing/suite';
import { instrumentId, quote } from '../../testing/world';
import { OneAnId } from './one-an-id';

const world = withWorld();
const server = withServer(world);

const QUERY =
  'subscription Quotes($instrumentIds: [ID!]!) { quotes(instrumentIds: $instrumentIds) { id instrumentId price at open high low close change changePercent } }';
const MINE =
  'subscription Mine($i: [ID!]!) { quotes(instrumentIds: $i) { id price instrumentId } }';

const said = (message: unknown): Buffer => frame(JSON.stringify(message));
const complete = said({ id: 'q', type: 'complete' });
const prepared = (id: string): Buffer =>
  said({
    id: 'q',
    type: 'subscribe',
    payload: { query: QUERY, variables: { instrumentIds: [id] } },
  });
const executed = (id: string): Buffer =>
  said({ id: 'q', type: 'subscribe', payload: { query: MINE, variables: { i: [id] } } });

interface Raw {
  readonly socket: Socket;
  readonly heard: () => string;
}

async function greeted(): Promise<Raw> {
  const socket = await rawSocket(`${server.url}/graphql`);
  let heard = '';
  socket.removeAllListeners('error').on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1'))).resume();
  socket.write(said({ type: 'connection_init' }));
  await holds(() => heard.includes('connection_ack'));
  return { socket, heard: () => heard };
}

const brought = (id: string): string => `"instrumentId":"${id}"`;

describe('QUALITY 3: one id on one socket', () => {
  it.each([
    ['from frames made once', prepared],
    ['by ordinary execution', executed],
  ])(
    'left and asked under in one breath brings the new quotes %s, and no end',
    async (_how, ask) => {
      const [btc, eth] = [await instrumentId(world), await instrumentId(world, 'ETH/USDT')];
      await quote(world, '91250.41');
      await quote(world, '3120.10', 'ETH/USDT');
      const { socket, heard } = await greeted();
      socket.write(ask(btc));
      await holds(() => heard().includes(brought(btc)));
      socket.write(Buffer.concat([complete, ask(eth)]));
      await holds(() => heard().includes(brought(eth)));
      expect(heard()).not.toContain('"complete"');
      await holds(() => !server.watches(btc));
      socket.write(complete);
      await holds(() => !server.watches(eth));
      expect(heard()).not.toContain('"complete"');
      socket.destroy();
    },
  );

  it('asked and left twenty times in one breath leaves nothing behind', async () => {
    const btc = await instrumentId(world);
    await quote(world, '91250.41');
    const { socket, heard } = await greeted();
    const often = Array.from({ length: 20 }, () => [
      prepared(btc),
      complete,
      executed(btc),
      complete,
    ]);
    socket.write(Buffer.concat([...often.flat(), prepared(btc)]));
    await holds(() => heard().includes(brought(btc)));
    expect(server.watches(btc)).toBe(true);
    socket.destroy();
    await holds(() => !server.watches(btc));
  });

  it('that is still asked under is refused to a second', async () => {
    const btc = await instrumentId(world);
    const { socket, heard } = await greeted();
    socket.write(Buffer.concat([prepared(btc), prepared(btc)]));
    await holds(() => heard().includes('Subscriber for q already exists'));
    await holds(() => !server.watches(btc));
    socket.destroy();
  });

  it('asked under while its operation still ends is not begun once the socket is gone', async () => {
    const begun: string[] = [];
    let [open, end] = [true, (): void => undefined];
    const first = new Promise<void>((resolve) => (end = resolve));
    const operations = new OneAnId(
      (text) => {
        begun.push(text);
        return begun.length === 1 ? first : Promise.resolve();
      },
      () => open,
    );
    const messages = ['subscribe', 'complete', 'subscribe'].map((type) =>
      JSON.stringify({ id: 'q', type }),
    );
    const taken = messages.map((text) => operations.take(text));
    await holds(() => begun.length === 2);
    open = false;
    end();
    await Promise.all(taken);
    expect(begun).toEqual(messages.slice(0, 2));
  });
});
