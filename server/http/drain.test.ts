import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { drainOf } from './drain';

const CLIENTS = 40;

/** A connection on which a request was sent. `answer` is all that came back; empty when it was reset. */
async function asking(port: number): Promise<{ answer: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  socket.on('error', () => undefined);
  const answer = once(socket, 'close').then(() => said);
  socket.write('GET / HTTP/1.1\r\nHost: tarn\r\nConnection: close\r\n\r\n');
  await once(socket, 'connect');
  return { answer };
}

it('M6: a request on a connection that waited to be taken when the server was to stop is answered, and none is taken after', async () => {
  const server = createServer((_request, response) => {
    response.end('served');
  });
  const drain = drainOf(server);
  let taken = 0;
  server.on('connection', () => (taken += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => asking(port)));
  // The kernel has connected them all; the server takes one after the other.
  expect(taken).toBeLessThan(CLIENTS);
  await drain();
  const answers = await Promise.all(clients.map(({ answer }) => answer));
  expect(answers.filter((text) => text.endsWith('served'))).toHaveLength(CLIENTS);
  const late = connect(port, '127.0.0.1');
  const [refusal] = (await once(late, 'error')) as [NodeJS.ErrnoException];
  expect(refusal.code).toBe('ECONNREFUSED');
});
