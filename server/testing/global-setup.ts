import { ADMIN_URL_VARIABLE } from './database';
import { startTestServer, type TestServer } from './test-server';

/** Jest runs set-up and tear-down in the same process, but in module registries of their own. */
export const running: { server?: TestServer } = ((
  globalThis as { tarnTest?: { server?: TestServer } }
).tarnTest ??= {});

/** Jest demands a default export here. */
export default async function setUp(): Promise<void> {
  // Several runs one after another may share a server: `npm run mutants`.
  if (process.env[ADMIN_URL_VARIABLE] !== undefined) return;
  running.server = await startTestServer();
  process.env[ADMIN_URL_VARIABLE] = running.server.adminUrl;
}
