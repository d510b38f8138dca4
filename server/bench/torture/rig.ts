import { AnswerLog } from '../rig/answer-log';
import { makePassingFolder, removeDataFolder } from '../rig/data-folder';
import { addressesOf, verifyOf, type Addresses, type Verify } from '../rig/database';
import { LiveServer } from '../rig/live-server';
import { CONNECTIONS } from '../rig/load';
import { openReviewer } from '../rig/reviewer';
import { openOrderClient, type OrderClient } from '../rig/order-client';
import { sixChecks } from '../rig/six-checks';
import { openTraders, type Trader } from '../rig/traders';
import type { Dose } from './dose';

/** A real server on a data folder of its own, with people who trade on it. */
export interface Rig {
  readonly dose: Dose;
  readonly server: LiveServer;
  /** Of the database as it runs now: a restart may move its port. */
  readonly addresses: () => Addresses;
  readonly verify: Verify;
  readonly client: OrderClient;
  readonly instrumentId: string;
  /** Ten with balances that run out. */
  readonly scarce: readonly Trader[];
  /** Others with money enough for everything. */
  readonly rich: readonly Trader[];
  readonly scarceAnswers: AnswerLog;
  readonly richAnswers: AnswerLog;
  /** The six checks over everything that was told to anybody so far. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const RICH = 16;
const RICH_DOLLARS = 29_700;

/** Of a tenth of the attempts each can pay for some two in five, none of them evenly. */
const scarceDollars = ({ attempts }: Dose): number[] =>
  Array.from({ length: 10 }, (_, index) => Math.round((attempts / 10) * 4 + 37 * index + 5));

export async function openRig(dose: Dose): Promise<Rig> {
  const dataDir = makePassingFolder('torture');
  const server = await LiveServer.on(dataDir);
  try {
    await server.start();
    return await furnish(dose, server);
  } catch (error) {
    await server.stop();
    removeDataFolder(dataDir);
    throw error;
  }
}

async function furnish(dose: Dose, server: LiveServer): Promise<Rig> {
  const { dataDir, url } = server;
  const addresses = () => addressesOf(dataDir, server.run.verifyUrl);
  const verify = verifyOf(() => server.run.verifyUrl);
  const client = openOrderClient(url, CONNECTIONS);
  const reviewer = await openReviewer(addresses());
  const scarce = await openTraders({ reviewer, client }, 'scarce', scarceDollars(dose));
  const rich = await openTraders({ reviewer, client }, 'rich', new Array(RICH).fill(RICH_DOLLARS));
  await reviewer.close();
  const scarceAnswers = new AnswerLog();
  const richAnswers = new AnswerLog();
  return {
    dose,
    server,
    addresses,
    verify,
    client,
    instrumentId: await client.instrumentId('BTC/USDT'),
    scarce,
    rich,
    scarceAnswers,
    richAnswers,
    check: () =>
      sixChecks(verify, [
        [scarceAnswers, scarce],
        [richAnswers, rich],
      ]),
    async close() {
      client.close();
      await server.stop();
      removeDataFolder(dataDir);
    },
  };
}
