import { prove } from '../modules/ledger';
import { log } from '../platform/log';
import { settings } from '../modules/settings';
import { aSession, openServer, type TestServer } from './http';
import { openCreditDesk, type CreditDesk } from './people/credits';
import { openHelpDesk, type HelpDesk } from './people/help';
import { openProjectDesk, type ProjectDesk } from './people/projects';
import { openVerificationDesk, type VerificationDesk } from './people/verifications';
import { openPayoutDesk, type PayoutDesk } from './people/withdrawals';
import { openReviewDesk, type ReviewDesk } from './recharges';
import { aUser, openWorld, type Person, type World } from './world';

/** What is to be closed after the last test of this file, in the order of its opening. */
const opened: (() => Promise<void>)[] = [];

/** Closes what was opened, the newest first, all of it even when one fails. */
async function closeAll(): Promise<void> {
  const close = opened.pop();
  if (!close) return;
  try {
    await close();
  } finally {
    await closeAll();
  }
}

/** Runs after the last test of this file, while its world is still open. */
export function beforeClosing(work: () => unknown): void {
  beforeAll(() => {
    opened.push(async () => {
      await work();
    });
  });
}

/** An object that is filled before the first test; no test file reads it earlier. */
function filledBeforeAll<T extends object>(open: () => Promise<T>): T {
  const filled = {} as T;
  beforeAll(async () => {
    Object.assign(filled, await open());
  });
  return filled;
}

/** A world for the tests of this file: open before the first of them, closed after the last. */
export function withWorld(env: Readonly<Record<string, string>> = {}): World {
  afterAll(closeAll);
  return filledBeforeAll(async () => {
    const world = await openWorld(env);
    opened.push(() => world.close());
    return world;
  });
}

/** A server on that world, closed before it. */
export const withServer = (world: World): TestServer =>
  filledBeforeAll(async () => {
    const server = await openServer(world);
    opened.push(() => server.close());
    return server;
  });

/** A bank channel of that world and two people who review. */
export const withReviewDesk = (world: World): ReviewDesk =>
  filledBeforeAll(() => openReviewDesk(world));

/** Somebody of that world who is signed in. */
export const withUser = (world: World): Person & { readonly token: string } =>
  filledBeforeAll(async () => {
    const person = await aUser(world);
    return { ...person, token: await aSession(world, person.userId) };
  });

/** After every test of this file the whole ledger is proven from outside. */
export function provenAfterEach(world: World): void {
  afterEach(async () => {
    expect(await prove(world.sql.verify)).toBeNull();
  });
}

/** Decisions take effect after ten seconds, as in the product; other worlds do not wait. */
export function withUndoWindow(world: World): void {
  beforeAll(() => setUndoWindow(world, 10));
}

/** Resolves once the server knows it too: the policy is read at most once a second. */
export async function setUndoWindow(world: World, seconds: number): Promise<void> {
  await world.sql.owner.query(
    `UPDATE setting SET value = to_jsonb($1::int) WHERE key = 'undoSeconds'`,
    [seconds],
  );
  while ((await settings(world.visitor)).undoSeconds !== seconds);
}

/** Two people of that world who verify others. */
export const withVerificationDesk = (world: World): VerificationDesk =>
  filledBeforeAll(() => openVerificationDesk(world));

/** Two people of that world who pay out. */
export const withPayoutDesk = (world: World): PayoutDesk =>
  filledBeforeAll(() => openPayoutDesk(world));

/** Two administrators of that world who give. */
export const withCreditDesk = (world: World): CreditDesk =>
  filledBeforeAll(() => openCreditDesk(world));

/** Two people of that world who help others. */
export const withHelpDesk = (world: World): HelpDesk => filledBeforeAll(() => openHelpDesk(world));

/** Two administrators of that world who publish and fund yield projects. */
export const withProjectDesk = (world: World): ProjectDesk =>
  filledBeforeAll(() => openProjectDesk(world));

/** Every fault that the log is told while the tests of this file run, a line each: one that comes late is the next one's. */
export function withFaultLines(): readonly string[] {
  const lines: string[] = [];
  beforeAll(() => {
    for (const level of ['error', 'fatal'] as const) {
      const spy = jest.spyOn(log, level).mockImplementation((...said: readonly unknown[]) => {
        lines.push(JSON.stringify(said));
      });
      opened.push(() => {
        spy.mockRestore();
        return Promise.resolve();
      });
    }
  });
  return lines;
}

/**
 * What the log is told as a fault with these words while the tests of this file run. Not while files are read: another
 * of the same process would take it away. What that process still has to say of the file before is not meant.
 */
export function withAlarms(words: string): readonly unknown[] {
  const alarms: unknown[] = [];
  beforeAll(() => {
    const spy = jest.spyOn(log, 'error').mockImplementation((about: unknown, said?: string) => {
      if (said === words) alarms.push(about);
    });
    opened.push(() => {
      spy.mockRestore();
      return Promise.resolve();
    });
  });
  return alarms;
}
