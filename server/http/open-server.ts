import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import proxyAddress from 'proxy-addr';
import { serveApis } from './graphql-endpoints';
import { serveLive } from './sockets/sockets';
import type { ApiBase } from './context';
import { theSchemas } from './schemas';
import { serveHealth } from './health';
import { serveHome } from './home/serve-home';
import { keyOf, type SocketLimits, type SocketSession } from './sockets/open-sockets';
import { endedSessions } from '../modules/accounts';
import { settings } from '../modules/settings';
import { endedStaffSessions } from '../modules/staff';
import type { Context } from '../platform/context';
import { drainOf } from './drain';
import { createApp, unknownPathsAndFaults } from './express-app';
import { createHttpServer } from './http-server';
import { serveLegacy } from '../rest';
import { serveBankFiles } from './bank-files';
import { createBodyRoom } from './body-room';
import { serveAuditCsv } from './audit-csv';
import { serveProof } from './proof';
import { serveOwnData } from './own-data/serve-own-data';
import { serveStatementCsv } from './statement-csv';
import { serveStaffPictures } from './staff-pictures';
import { serveUploads } from './uploads';
import { serveAvatars, serveClients, serveFiles, servePracticeOutbox } from './static';

export interface OpenServer {
  /** Another than configured when that was 0. */
  readonly port: number;
  /** Answers what is under way, takes nothing new, then ends. */
  close(): Promise<void>;
}

/** All the server listens to, on one port: GraphQL, subscriptions, the old API, files, clients. */
export async function openServer(base: ApiBase, system: Context): Promise<OpenServer> {
  const { config } = base;
  const draining = { now: false };
  const { userSchema, adminSchema } = await theSchemas();
  const app = createApp(config);
  serveHealth(app, system, { draining });
  const apis = await serveApis(app, base, { userSchema, adminSchema });
  const sharing = { draining, room: createBodyRoom() };
  serveUploads(app, base, sharing);
  serveBankFiles(app, base, sharing);
  serveStaffPictures(app, base, sharing);
  serveStatementCsv(app, base);
  serveOwnData(app, base, userSchema);
  serveAuditCsv(app, base);
  serveProof(app, base);
  serveLegacy(app, base, sharing);
  serveFiles(app, base);
  serveAvatars(app, base);
  servePracticeOutbox(app, config);
  serveHome(app, { base, schema: userSchema });
  serveClients(app);
  unknownPathsAndFaults(app);

  const { http, refuseRaw } = createHttpServer(app, config.mode === 'live');
  const drain = drainOf(http);
  const live = serveLive({
    base,
    endedSessions: (sessions) => ended(base, sessions),
    limits: () => socketLimits(base),
    http,
    refuseRaw,
    userSchema,
    adminSchema,
    addressOf: addressBehind(app),
  });
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

/** Whom a request comes from, by the same trust in proxies that Express has. */
function addressBehind(app: Express): (request: IncomingMessage) => string {
  const trust = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return (request) => proxyAddress(request, trust);
}

async function socketLimits(base: ApiBase): Promise<SocketLimits> {
  const policy = await settings(base);
  return {
    subscriptionsMax: policy.socketSubscriptionsMax,
    perSessionMax: policy.socketsPerSessionMax,
    perAddressMax: policy.socketsPerAddressMax,
  };
}

async function ended(base: ApiBase, sessions: readonly SocketSession[]): Promise<Set<string>> {
  const users = sessions.filter(({ kind }) => kind === 'user').map(({ id }) => id);
  const staff = sessions.filter((session) => session.kind === 'staff');
  const [gone, outside] = await Promise.all([
    endedSessions(base, users),
    endedStaffSessions(base, staff),
  ]);
  return new Set([
    ...[...gone].map((id) => keyOf({ kind: 'user', id })),
    ...staff.filter(({ id }) => outside.includes(id)).map(keyOf),
  ]);
}
