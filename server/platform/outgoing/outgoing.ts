import { get } from 'node:https';
import { WebSocket } from 'ws';

const ANSWER_BYTES_MAX = 5 * 2 ** 20;
const ANSWER_MS_MAX = 10_000;
/** A trade is some 200 bytes. */
const FRAME_BYTES_MAX = 2 ** 20;

/** A call that never left, or an answer that is none. */
class OutgoingError extends Error {
  override readonly name = 'OutgoingError';
}

export interface JsonAsk {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** The ways out of this server. Always over TLS, its certificate verified; a redirect is not followed. */
export interface Outgoing {
  /** The JSON of an answer of status 200, up to 5 MB, within 10 s. Throws otherwise. */
  json(url: URL, ask: JsonAsk): Promise<unknown>;
  /** Opens a socket; a frame above 1 MB closes it. */
  socket(url: URL): WebSocket;
}

interface OutgoingOptions {
  readonly hosts: readonly string[];
  /** Who signs certificates beside those that the system trusts: the tests' own servers. */
  readonly ca?: string;
}

export function createOutgoing({ hosts, ca }: OutgoingOptions): Outgoing {
  const checked = (url: URL, protocol: string): URL => {
    if (url.protocol !== protocol) throw new OutgoingError(`${url.protocol} is no way out`);
    if (!hosts.includes(url.hostname))
      throw new OutgoingError(`${url.hostname} is not on the list`);
    return url;
  };
  return {
    // Not by `fetch`: it follows redirects by itself, and takes no certificate of a test's own.
    json: async (url, ask) => parsed(await textOf(checked(url, 'https:'), ask, ca)),
    socket: (url) =>
      new WebSocket(checked(url, 'wss:'), {
        ca,
        followRedirects: false,
        handshakeTimeout: ANSWER_MS_MAX,
        maxPayload: FRAME_BYTES_MAX,
        perMessageDeflate: false,
      }),
  };
}

function textOf(url: URL, { headers, signal }: JsonAsk, ca?: string): Promise<string> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS_MAX)]);
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, ca, signal: within }, (response) => {
      const pieces: Buffer[] = [];
      let bytes = 0;
      if (response.statusCode !== 200) {
        request.destroy(new OutgoingError(`${url.hostname} says ${String(response.statusCode)}`));
      }
      response.on('data', (piece: Buffer) => {
        bytes += piece.length;
        pieces.push(piece);
        if (bytes > ANSWER_BYTES_MAX) request.destroy(new OutgoingError('the answer is too long'));
      });
      response.on('end', () => {
        resolve(Buffer.concat(pieces).toString('utf8'));
      });
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new OutgoingError('the answer is no JSON');
  }
}
