import type { Socket } from 'node:net';
import { frame, rawSocket } from '../../testing/raw';
import { withServer, withWorld } from '../../testing/suite';
import { Heartbeat } from './heartbeat';

const server = withServer(withWorld());

const INIT = frame('{"type":"connection_init"}');
/** As it goes over the wire: one whole text frame, unmasked. */
const BEAT = Buffer.from([0x81, 15, ...Buffer.from('{"type":"ping"}')]);

/** All that the server says from now on, with the instant (milliseconds) of each beat. */
function listen(socket: Socket) {
  const beats: number[] = [];
  let said = Buffer.alloc(0);
  let told: () => void = () => undefined;
  socket.on('data', (part) => {
    said = Buffer.concat([said, part]);
    for (let at = said.indexOf(BEAT); at >= 0; at = said.indexOf(BEAT)) {
      beats.push(performance.now());
      said = said.subarray(at + BEAT.length);
    }
    told();
  });
  socket.resume();
  const until = async (count: number) => {
    while (beats.length < count) await new Promise<void>((resolve) => (told = resolve));
  };
  return { beats, until };
}

it.each(['/graphql', '/admin/graphql'])(
  'QUALITY 2: a socket of %s on which nothing happens hears the server each second, and owes no answer',
  async (path) => {
    const socket = await rawSocket(`${server.url}${path}`, ['Origin: http://127.0.0.1']);
    const { beats, until } = listen(socket);
    socket.write(INIT);
    await until(4);
    expect(socket.readyState).toBe('open');
    // A busy machine may be late with one; three spans are not late on average.
    expect(((beats[3] ?? 0) - (beats[0] ?? 0)) / 3).toBeGreaterThan(800);
    expect(((beats[3] ?? 0) - (beats[0] ?? 0)) / 3).toBeLessThan(1_800);
    socket.destroy();
  },
);

it('QUALITY 3: whoever has not been let in hears no beat', async () => {
  const [stranger, guest] = await Promise.all([
    rawSocket(`${server.url}/graphql`),
    rawSocket(`${server.url}/graphql`),
  ]);
  const strange = listen(stranger);
  const known = listen(guest);
  guest.write(INIT);
  await known.until(2);
  expect(strange.beats).toEqual([]);
  stranger.destroy();
  guest.destroy();
});

/** The server's end of a socket, and the beats that were given to it. */
function anEnd() {
  const sent: string[] = [];
  const send = (data: Buffer) => {
    sent.push(data.toString());
    wire.bytesWritten += data.length + 2;
  };
  const wire = { bytesWritten: 130 };
  const socket = { readyState: 1, OPEN: 1, bufferedAmount: 0, send };
  const heartbeat = new Heartbeat(socket as never, wire);
  return {
    sent,
    socket,
    wire,
    beat: () => {
      heartbeat.beat();
    },
  };
}

describe('QUALITY 2: a beat is given to an open socket', () => {
  it('each second time, when nothing else is said', () => {
    const { sent, beat } = anEnd();
    const after = Array.from({ length: 6 }, () => {
      beat();
      return sent.length;
    });
    expect(after).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it('although the line itself was asked whether it lives, which no page hears', () => {
    const { sent, wire, beat } = anEnd();
    beat();
    wire.bytesWritten += 2;
    beat();
    expect(sent).toHaveLength(1);
  });

  it('never while quotes come, while something waits to be read, or once it is closed', () => {
    const { sent, socket, wire, beat } = anEnd();
    for (let n = 0; n < 5; n += 1) {
      wire.bytesWritten += 200;
      beat();
    }
    socket.bufferedAmount = 1;
    beat();
    beat();
    socket.bufferedAmount = 0;
    socket.readyState = 3;
    beat();
    expect(sent).toEqual([]);
  });
});
