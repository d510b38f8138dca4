import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveApis } from './apis';
import { buildAdminSchema } from './graphql/admin-schema';
import { serveLive } from './graphql/live';
import type { ApiBase } from './graphql/api-base';
import { buildUserSchema } from './graphql/user-schema';
import { serveHealth } from './health';
import { endedSessions } from './modules/accounts';
import type { Context } from './platform/context';
import { drainOf } from './platform/drain';
import { createApp, lastWord } from './platform/http';
import { serveLegacy } from './rest';
import { serveClients, serveFiles, servePracticeOutbox } from './routes';

export interface House {
  /** Another than configured when that was 0. */
  readonly port: number;
  /** Answers what is under way, takes nothing new, then ends. */
  close(): Promise<void>;
}

/** Every door of the server on one port: GraphQL, subscriptions, the old API, files, clients. */
export async function openHouse(base: ApiBase, system: Context): Promise<House> {
  const { config } = base;
  const draining = { now: false };
  const [userSchema, adminSchema] = await Promise.all([buildUserSchema(), buildAdminSchema()]);
  const app = createApp(config);
  serveHealth(app, system, { draining });
  const apis = await serveApis(app, base, { userSchema, adminSchema });
  serveLegacy(app, base);
  serveFiles(app, config);
  servePracticeOutbox(app, config);
  serveClients(app);
  lastWord(app);

  const http = createServer(app);
  const drain = drainOf(http);
  const addressOf = (request: IncomingMessage) => request.socket.remoteAddress ?? '';
  const ended = (ids: readonly string[]) => endedSessions(base, ids);
  const live = serveLive({ base, endedSessions: ended, http, userSchema, adminSchema, addressOf });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject).listen(config.port, config.host, resolve);
  });
  return {
    port: (http.address() as AddressInfo).port,
    async close() {
      draining.now = true;
      await Promise.all([drain(), live.close()]);
      await apis.stop();
    },
  };
}
