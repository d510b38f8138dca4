import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config';

/** One message on its way out to a mailbox or a phone. */
export interface OutgoingMessage {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

export interface SentMessage extends OutgoingMessage {
  readonly id: string;
  readonly at: string;
}

const outboxFile = (config: Config) => join(config.dataDir, 'outbox.jsonl');

/**
 * The only way out of the platform. In practice mode messages stay on this machine, in a file only
 * the server's own user reads, and are shown at /practice/outbox.
 * @throws Error in live mode, which needs a provider this version does not have
 */
export async function sendMail(config: Config, message: OutgoingMessage): Promise<void> {
  if (config.mode !== 'practice') throw new Error('no mail provider is configured');
  await mkdir(config.dataDir, { recursive: true });
  const sent: SentMessage = { id: randomUUID(), at: new Date().toISOString(), ...message };
  await appendFile(outboxFile(config), `${JSON.stringify(sent)}\n`, { mode: 0o600 });
}

/** The newest practice messages first, at most `max`. */
export async function readOutbox(config: Config, max: number): Promise<SentMessage[]> {
  const text = await readFile(outboxFile(config), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .slice(-max)
    .map((line) => JSON.parse(line) as SentMessage)
    .reverse();
}
