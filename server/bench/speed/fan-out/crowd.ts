import { WebSocket } from 'ws';
import { quotesDocument } from '../../../modules/market/live/quote-frames';
import { until } from '../../../platform/processes';

const QUERY = quotesDocument('id instrumentId price at open high low close change changePercent');
/** So many shake hands at once: fewer than an address may hold without a session. */
const AT_ONCE = 25;
/** Of so many one reads its frames, for the time they took; the others count them. */
const READS_OF = 50;
const OPENS_MS = 120_000;
/** Shorter ones are the protocol’s own. */
const FRAME_BYTES = 200;

export interface CrowdOf {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly count: number;
  readonly instrumentIds: readonly string[];
  /** So many of them take nothing off their sockets once they have subscribed. */
  readonly stalled?: number;
}

export interface Heard {
  readonly frames: number;
  /** From a quote's record to the reader, in milliseconds, of those that read. */
  readonly lagsMs: readonly number[];
}

export interface Crowd {
  /** What the others than the stalled heard while `work` ran. */
  during(work: () => Promise<unknown>): Promise<Heard>;
  /** The newest frame that somebody got. */
  readonly frame: () => string;
  close(): void;
}

/** Sockets that subscribe to quotes as H5 does, spread over the sessions. */
export async function openCrowd(asked: CrowdOf): Promise<Crowd> {
  const heard = { frames: 0, lagsMs: [] as number[], frame: '' };
  const sockets: WebSocket[] = [];
  const open = async (n: number) => {
    const socket = new WebSocket(
      `${asked.url.replace('http', 'ws')}/graphql`,
      'graphql-transport-ws',
    );
    sockets.push(socket);
    await subscribed(socket, asked, n, (data) => {
      if (data.length < FRAME_BYTES) return;
      heard.frames += 1;
      if (n % READS_OF !== 0) return;
      heard.frame = data.toString();
      const at = /"at":"([^"]+)"/.exec(heard.frame)?.[1];
      if (at !== undefined) heard.lagsMs.push(Date.now() - Date.parse(at));
    });
    if (n < (asked.stalled ?? 0)) socket.pause();
  };
  for (let from = 0; from < asked.count; from += AT_ONCE) {
    const some = Math.min(AT_ONCE, asked.count - from);
    await Promise.all(Array.from({ length: some }, (_, n) => open(from + n)));
  }
  return {
    async during(work) {
      Object.assign(heard, { frames: 0, lagsMs: [] });
      await work();
      return { frames: heard.frames, lagsMs: heard.lagsMs };
    },
    frame: () => heard.frame,
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}

async function subscribed(
  socket: WebSocket,
  { tokens, instrumentIds }: CrowdOf,
  n: number,
  onFrame: (data: Buffer) => void,
): Promise<void> {
  let acknowledged = false;
  const send = (message: object) => {
    socket.send(JSON.stringify(message));
  };
  socket.on('open', () => {
    send({ type: 'connection_init', payload: { token: tokens[n % tokens.length] } });
  });
  socket.on('message', (data: Buffer) => {
    if (acknowledged) {
      onFrame(data);
      return;
    }
    acknowledged = true;
    const payload = { query: QUERY, variables: { instrumentIds } };
    send({ id: 'quotes', type: 'subscribe', payload });
  });
  socket.on('error', () => undefined);
  if (!(await until(() => acknowledged, { limitMs: OPENS_MS })))
    throw new Error(`socket ${String(n)} was not taken`);
}
