import { knock, type TestSocket } from '../../../testing/sockets';
import { assertThat } from '../row';

/** Which of the two, at which server. */
export interface Place {
  readonly url: string;
  readonly path: '/graphql' | '/admin/graphql';
  readonly headers: Readonly<Record<string, string>>;
  readonly who: Parameters<typeof knock>[1];
  /** The secret of a device without a session. */
  readonly visitor?: string;
}

/** The argument by which a visitor is known. */
export const visitorOf = ({ visitor }: Place): string =>
  visitor === undefined ? '' : `, visitor: "${visitor}"`;

interface Message {
  readonly id: string;
  readonly clientId: string;
}

interface Page {
  readonly items: readonly Message[];
  readonly info: { readonly endCursor: string | null; readonly hasNext: boolean };
}

const eventsAt = (place: Place): string =>
  `subscription E($id: ID!) { conversationEvents(id: $id${visitorOf(place)}) { kind } }`;
const readAt = (place: Place): string => `query R($id: ID!, $after: String) {
  chatMessages(id: $id, first: 50, after: $after${visitorOf(place)}) {
    items { id clientId } info { endCursor hasNext } } }`;

/** One question to a server. @throws Error for an answer without data */
export async function asked<Data>(
  { url, path, headers }: Place,
  query: string,
  variables: object,
): Promise<Data> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  const { data } = JSON.parse(text) as { readonly data?: Data | null };
  if (data == null) throw new Error(`${String(response.status)} ${text.slice(0, 300)}`);
  return data;
}

/** One side of a conversation, which is told that something changed and then asks for what follows the last it has. */
export function openSide(place: Place, id: string) {
  /** In the order in which they came, with the instant of it. */
  const seen: { readonly clientId: string; readonly at: number }[] = [];
  let after: string | null = null;
  let turn: Promise<void> = Promise.resolve();
  let socket: TestSocket | null = null;
  const faults: Error[] = [];
  const page = async () => {
    const { chatMessages }: { chatMessages: Page } = await asked(place, readAt(place), {
      id,
      after,
    });
    const at = performance.now();
    for (const { clientId } of chatMessages.items) seen.push({ clientId, at });
    after = chatMessages.info.endCursor ?? after;
    return chatMessages.info.hasNext;
  };
  const read = () => {
    turn = turn
      .then(async () => {
        for (let more = true; more;) more = await page();
      })
      .catch((error: unknown) => {
        faults.push(error instanceof Error ? error : new Error(String(error)));
      });
  };
  const join = async () => {
    const next = knock({ url: place.url }, place.who);
    socket = next;
    assertThat(await next.greeted, 'a side of the conversation was not let in');
    next.ws.on('message', read);
    next.subscribe('talk', eventsAt(place), { id });
    read();
  };
  return {
    seen,
    join,
    /** Torn off without a word, and back at once. */
    cut: async () => {
      socket?.ws.terminate();
      await join();
    },
    leave: async () => {
      socket?.ws.terminate();
      await turn;
      const [fault] = faults;
      if (fault) throw fault;
    },
  };
}

export type Side = ReturnType<typeof openSide>;
