import { Client } from 'pg';
import type { Pool } from 'pg';
import { log } from './log';

export type Listener = (ids: string[]) => void;

/** Tells every server process on this database what changed. Ids only: whoever listens reloads. */
export interface Bus {
  /** After the commit, in a statement of its own: NOTIFY inside a transaction would serialise commits. */
  publish(topic: string, ids: readonly string[]): Promise<void>;
  on(topic: string, listener: Listener): () => void;
  close(): Promise<void>;
}

interface Message {
  readonly topic: string;
  readonly ids: string[];
}

const CHANNEL = 'tarn';
/** PostgreSQL refuses notifications of 8,000 bytes. */
const IDS_PER_MESSAGE = 300;
const RECONNECT_MS = 500;

/** `url` is listened on by one connection; `pool` carries what this process publishes. */
export function createBus(url: string, pool: Pool): Bus {
  const listeners = new Map<string, Set<Listener>>();
  const connection = listen(url, (message) => {
    for (const listener of listeners.get(message.topic) ?? []) listener(message.ids);
  });

  return {
    async publish(topic, ids) {
      for (let start = 0; start < ids.length; start += IDS_PER_MESSAGE) {
        const message: Message = { topic, ids: ids.slice(start, start + IDS_PER_MESSAGE) };
        await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(message)]);
      }
    },
    on(topic, listener) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      return () => set.delete(listener);
    },
    close: () => connection.close(),
  };
}

/**
 * Null for what no server of ours has sent: PostgreSQL lets every role notify on every channel. What is
 * forged well makes listeners reload what they may see anyway, and nothing else.
 */
function readMessage(payload: string | undefined): Message | null {
  try {
    const { topic, ids } = JSON.parse(payload ?? '') as Partial<Message>;
    const whole = Array.isArray(ids) && ids.every((id) => typeof id === 'string');
    return typeof topic === 'string' && whole ? { topic, ids } : null;
  } catch {
    return null;
  }
}

/** Keeps one connection listening, whatever happens to the database. */
function listen(url: string, onMessage: (message: Message) => void) {
  let client: Client | null = null;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const later = () => {
    client = null;
    if (!closed) timer = setTimeout(() => void connect(), RECONNECT_MS);
  };
  async function connect(): Promise<void> {
    const next = new Client({ connectionString: url });
    next.on('error', () => undefined); // 'end' follows and reconnects
    next.on('notification', ({ payload }) => {
      const message = readMessage(payload);
      if (message) onMessage(message);
    });
    try {
      await next.connect();
      await next.query('LISTEN tarn');
      next.once('end', later);
      client = next;
    } catch (error) {
      log.debug({ err: error }, 'bus not connected');
      await next.end().catch(() => undefined);
      later();
    }
  }
  void connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
