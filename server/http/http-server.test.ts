import type { AddressInfo } from 'node:net';
import { createHttpServer } from './http-server';

it('QUALITY 3: a connection that cannot be taken, and the next, leave the server as it is', async () => {
  const { http } = createHttpServer((_request, response) => response.end('alive'), false);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  // What Node tells the server when the process has no file handle left for whoever knocks.
  const error = Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' });
  http.emit('error', error);
  http.emit('error', error);
  const { port } = http.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${String(port)}/`);
  expect(await answer.text()).toBe('alive');
  http.closeAllConnections();
  http.close();
});
