import { randomInt } from 'node:crypto';
import net from 'node:net';

/**
 * A free port below the range the system hands out to outgoing connections: from inside that
 * range a client that keeps dialling a server which is down can end up connected to itself, and
 * then holds the port the server needs back.
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port between 20000 and 32000');
}

export const isFree = (port: number, host = '127.0.0.1'): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, host, () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
