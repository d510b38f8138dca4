import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addUser } from '../../modules/accounts';
import { withClient } from '../../platform/database/database-exists';
import { errorCode } from '../../platform/error-code';
import { send, type Ask, type Asker } from '../../testing/asks';
import { frame, rawSocket } from '../../testing/raw';
import { knock } from '../../testing/sockets';
import { openAsker } from '../rig/asker';
import { makePassingFolder, removeDataFolder } from '../rig/data-folder';
import { addressesOf, type Addresses } from '../rig/database';
import { LiveServer } from '../rig/live-server';
import { crowd } from '../rig/load';
import { openReviewer } from '../rig/reviewer';
import { openOrderClient } from '../rig/order-client';
import { Markers } from './markers';

const AT_ONCE = 16;
const FORGIVEN_EVERY = 200;

/** A real server on fresh data whose logs keep everything, and what was sent to it. */
export interface Canary {
  readonly server: LiveServer;
  readonly addresses: Addresses;
  readonly markers: Markers;
  readonly asker: Asker;
  /** Somebody else, with whom staff deals. */
  readonly customerId: string;
  /** All at once, a few at a time. Resolves to how many were answered by 500 and up. */
  send(asks: readonly Ask[]): Promise<number>;
  close(): Promise<void>;
}

export async function openCanary(): Promise<Canary> {
  const dataDir = makePassingFolder('canary');
  const server = await LiveServer.on(dataDir, { LOG_LEVEL: 'trace', LEGACY_TOKEN_IN_QUERY: 'on' });
  const close = async () => {
    await server.stop();
    removeDataFolder(dataDir);
  };
  try {
    await server.start();
    const addresses = addressesOf(dataDir, server.run.verifyUrl);
    const markers = new Markers();
    const { asker, customerId } = await people(server, addresses, markers);
    return {
      server,
      addresses,
      markers,
      asker,
      customerId,
      send: (asks) => sendAll(server, addresses, asks),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Whoever asks is marked too: by name, e-mail and the right password, with which they sign in. */
async function people(
  server: LiveServer,
  addresses: Addresses,
  markers: Markers,
): Promise<Pick<Canary, 'asker' | 'customerId'>> {
  const reviewer = await openReviewer(addresses);
  const client = openOrderClient(server.url, 2);
  try {
    const email = `${markers.word('personal', 'the e-mail of somebody')}@canary.tarn`;
    const password = markers.word('secret', 'the right password');
    const { id } = await addUser(reviewer.ctx, {
      name: { kind: 'email', value: email },
      userName: markers.word('personal', 'the name of somebody'),
      inviterId: null,
      password,
      fundPassword: markers.word('secret', 'the right fund password'),
      riskAcknowledged: true,
    });
    const token = await client.signIn({ id, email, password });
    const customer = await reviewer.customer('canary', 0);
    const instrumentId = await client.instrumentId('BTC/USDT');
    const asker = await openAsker(reviewer, { userId: id, token, instrumentId, shade: 7 });
    return { asker, customerId: customer.id };
  } finally {
    client.close();
    await reviewer.close();
  }
}

async function sendAll(
  { url }: LiveServer,
  { owner }: Addresses,
  asks: readonly Ask[],
): Promise<number> {
  let faults = 0;
  for (let from = 0; from < asks.length; from += FORGIVEN_EVERY) {
    // Guessing is limited, and a limit would answer before the value is met.
    await withClient(owner, (client) => client.query('DELETE FROM tarn.failed_try'));
    const some = asks.slice(from, from + FORGIVEN_EVERY);
    await crowd(some.length, AT_ONCE, async (index) => {
      const ask = some[index];
      if (ask && (await send(url, ask)).status >= 500) faults += 1;
    });
  }
  return faults;
}

/** The markers that go over sockets: as token, in what is asked, and in what cannot be read. */
export async function sendOverSockets({ server, markers, asker }: Canary): Promise<void> {
  const word = (where: string) => markers.word('secret', where);
  for (const who of [
    { token: word('the token of a socket') },
    { console: word('the cookie of a socket') },
    { token: asker.token, headers: { 'user-agent': word('a header of a socket') } },
    { headers: { 'sec-websocket-protocol': word('the protocol of a socket') } },
  ]) {
    const socket = knock(server, who);
    if (await socket.greeted) {
      socket.subscribe(word('the name of an operation'), `{ ${word('a document')} }`);
      socket.subscribe('q', 'subscription Q($i: [ID!]!) { quotes(instrumentIds: $i) { id } }', {
        i: [word('a variable of a socket')],
      });
      socket.ws.send(word('a message that cannot be read'));
      await socket.closedSoon();
    }
    socket.ws.terminate();
  }
  const raw = await rawSocket(`${server.url}/graphql`);
  raw.on('error', () => undefined);
  raw.write(frame(word('a frame of no known kind'), 15));
  raw.destroy();
}

/** Without these nobody comes in, and nothing has a price. */
const SPARED =
  /^(user_session|staff_session|failed_try|setting|staff|settlement_fault|yield_fault|instrument_quote|quote.*|candle.*|open_period.*)$/;
/** What is written before anything else: while these refuse, nothing gets any further. */
const FIRST = /^(idempotency|account_throttle|one_time_code)$/;

export type Sick = 'first' | 'others';

/**
 * From now on the database refuses every row of some tables, with an error that quotes the row: what a
 * fault of ours would look like. Either those that are written first, or all the others.
 */
export async function sicken({ owner }: Addresses, which: Sick): Promise<void> {
  await withClient(owner, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_class c
       WHERE c.relnamespace = 'tarn'::regnamespace AND c.relkind IN ('r', 'p')
         AND NOT c.relispartition ORDER BY 1`,
    );
    const tables = rows.map(({ name }) => name).filter((name) => !SPARED.test(name));
    for (const name of tables) {
      const refuses = FIRST.test(name) === (which === 'first');
      await client.query(
        `ALTER TABLE tarn.${client.escapeIdentifier(name)}
         DROP CONSTRAINT IF EXISTS refuses_everything
         ${refuses ? ', ADD CONSTRAINT refuses_everything CHECK (false) NOT VALID' : ''}`,
      );
    }
  });
}

/** A name that the database writes down: somebody tries to connect by it. */
export async function knockAtDatabase({ verify }: Addresses, name: string): Promise<void> {
  const url = new URL(verify);
  url.username = name;
  await withClient(url.href, () => Promise.resolve()).catch((error: unknown) => {
    if (errorCode(error) !== '28P01') throw error;
  });
}

/** What holds people's data by its purpose: the database itself, their pictures, and their mail. */
const KEEPS = new Set(['postgres', 'uploads', 'outbox.jsonl']);

/** Every other file of the data folder, by its name. */
export function otherFiles({ server }: Canary): ReadonlyMap<string, string> {
  const names = readdirSync(server.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(server.dataDir, path.join(entry.parentPath, entry.name)))
    .filter((name) => !KEEPS.has(name.split(path.sep)[0] ?? ''));
  return new Map(
    names.map((name) => [name, readFileSync(path.join(server.dataDir, name), 'utf8')]),
  );
}

/** Every row of every table, as text. */
export async function everyRow({ owner }: Addresses): Promise<string> {
  return withClient(owner, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('tarn.%I', relname) AS name FROM pg_class
       WHERE relnamespace = 'tarn'::regnamespace AND relkind = 'r'
         AND relname !~ '^(quote|candle)'`,
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ text: string | null }>(
        `SELECT string_agg(t::text, E'\\n') AS text FROM ${name} t`,
      );
      texts.push(rows[0]?.text ?? '');
    }
    return texts.join('\n');
  });
}
