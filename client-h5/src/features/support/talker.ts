import { print } from '@apollo/client/utilities';
import type { Client } from 'graphql-ws';
import { createContext, use } from 'react';
import { live } from '../../lib/live/live';
import { part } from '../../lib/network/part';
import { requestHeaders } from '../../lib/session/headers';
import { keptSecret, visitorSecret } from './visitor';

/**
 * Who talks: whoever is signed in, a visitor by the secret of the device, also once they have signed in on it, or somebody
 * locked by the pass of one page.
 */
export interface Talker {
  /** True for somebody locked: their appeal is all that opens. */
  readonly pass: boolean;
  /** True for whoever has signed in, and goes on with what they said on this device as a visitor. */
  readonly device: boolean;
  readonly visitor: () => string | null;
  /** Of each operation. */
  readonly context: Readonly<Record<string, unknown>>;
  /** Opens one subscription. */
  readonly follow: typeof live;
}

export const bySession: Talker = {
  ...{ pass: false, device: false, visitor: visitorSecret },
  ...{ context: {}, follow: live },
};

export const byDevice: Talker = { ...bySession, device: true, visitor: keptSecret };

/** A locked user, whose session has ended: the pass travels with each operation and has a socket of its own. */
export function byPass(pass: string): Talker {
  const headers = () => ({ ...requestHeaders(), token: pass });
  let opened: Promise<Client> | null = null;
  const socket = () =>
    (opened ??= part(() => import('../../lib/live/openSocket')).then((file) =>
      file.openSocket(headers),
    ));
  return {
    ...{ pass: true, device: false },
    visitor: () => null,
    context: { headers: { token: pass }, pass: true },
    follow: (...asked) => followOver(socket(), asked),
  };
}

/** As `live` does over the shared connection, which every screen carries along. */
function followOver<Data, Variables extends Record<string, unknown>>(
  socket: Promise<Client>,
  [document, variables, { next, ended }]: Parameters<typeof live<Data, Variables>>,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const over = () => {
    if (!signal.aborted) ended();
  };
  const hear = ({ data }: { readonly data?: Data | null }) => {
    if (data && !signal.aborted) next(data);
  };
  void socket.then((client) => {
    if (signal.aborted) return;
    const payload = { query: print(document), variables };
    const stop = client.subscribe<Data>(payload, { next: hear, error: over, complete: over });
    signal.addEventListener('abort', stop);
  });
  return () => {
    leaving.abort();
  };
}

export const Talking = createContext(bySession);

/** Who talks here. */
export const useTalker = (): Talker => use(Talking);
