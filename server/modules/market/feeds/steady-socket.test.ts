import { openProvider, type Provider } from '../../../testing/provider/provider';
import { SteadySocket, type SteadySocketOptions } from './steady-socket';

let provider: Provider;
let socket: SteadySocket;
const heard: string[] = [];

beforeAll(async () => {
  provider = await openProvider();
});
afterAll(() => provider.close());
afterEach(async () => {
  socket.stop();
  provider.admit = 'ALL';
  provider.admitWaiting();
  await until(() => provider.open() === 0);
  heard.length = 0;
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}
/** Lets in what was asked for: a handshake takes longer than a word over an open connection. */
const admitOne = async (): Promise<void> => {
  await until(() => provider.waiting() === 1);
  provider.admitWaiting();
};
const says = async (text: string): Promise<void> => {
  provider.say(text);
  await until(() => heard.includes(text));
};

/** One that is open, and what it hears. */
async function anOpen(more: Partial<SteadySocketOptions> = {}): Promise<void> {
  socket = new SteadySocket({
    open: () => provider.outgoing.socket(new URL('/stream?streams=x', provider.at.stream)),
    onText: (text) => heard.push(text),
    onOpen: () => undefined,
    ...{ silenceMs: 60_000, ageMs: 60_000, pauseMs: { first: 20, last: 40 } },
    ...more,
  });
  socket.start();
  await until(() => socket.state.state === 'LIVE');
}

describe('P7: a connection that is renewed', () => {
  it('goes on being heard until the new one stands, and is then ended', async () => {
    await anOpen();
    const asked = provider.streams.length;
    provider.admit = 'LATER';
    socket.renew();
    await says('over the old one');
    expect(socket.state).toEqual({ state: 'LIVE', fault: null, cuts: 0 });
    await admitOne();
    await until(() => provider.streams.length === asked + 1 && provider.open() === 1);
    await says('over the new one');
    expect(heard).toEqual(['over the old one', 'over the new one']);
    expect(socket.state).toEqual({ state: 'LIVE', fault: null, cuts: 0 });
  });

  it('is kept where the new one is refused, and another is tried until one stands', async () => {
    await anOpen();
    const asked = provider.streams.length;
    provider.admit = 'NONE';
    socket.renew();
    await until(() => socket.state.fault !== null);
    expect(socket.state).toMatchObject({ state: 'LIVE', cuts: 0 });
    await says('over the old one');
    provider.admit = 'ALL';
    await until(() => provider.streams.length === asked + 1 && provider.open() === 1);
    await says('over the new one');
    expect(socket.state).toEqual({ state: 'LIVE', fault: null, cuts: 0 });
  });

  it('that is cut meanwhile leaves it to the new one', async () => {
    await anOpen();
    provider.admit = 'LATER';
    socket.renew();
    await says('over the old one');
    provider.cut();
    await until(() => socket.state.cuts === 1);
    expect(socket.state.state).toBe('CONNECTING');
    await admitOne();
    await until(() => socket.state.state === 'LIVE');
    await says('over the new one');
  });

  it('that falls silent meanwhile is given up', async () => {
    await anOpen({ silenceMs: 100 });
    provider.admit = 'LATER';
    socket.renew();
    await until(() => socket.state.cuts === 1);
    expect(socket.state.state).toBe('CONNECTING');
  });

  it('is renewed before the provider would end it', async () => {
    await anOpen({ ageMs: 50 });
    await until(() => provider.streams.length > 3);
    expect(socket.state).toMatchObject({ fault: null, cuts: 0 });
    expect(provider.open()).toBeLessThanOrEqual(2);
  });

  it('opens nothing more once it is stopped, what was still being opened included', async () => {
    await anOpen();
    provider.admit = 'LATER';
    socket.renew();
    socket.stop();
    provider.admit = 'ALL';
    provider.admitWaiting();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([provider.open(), socket.state.state]).toEqual([0, 'OFF']);
  });
});
