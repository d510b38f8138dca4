import type { Asker } from '../../testing/asks';
import type { Hostile } from '../../testing/corpus';
import { knock } from '../../testing/sockets';
import { assertThat } from './row';

const QUOTES = JSON.stringify(
  'subscription Q($ids: [ID!]!) { quotes(instrumentIds: $ids) { price } }',
);
/** What a server says that has failed by its own fault. */
const FAULTS: readonly number[] = [1011, 4500];

/**
 * Says a value where one is taken over a socket: as the variable of a subscription, as what is asked, as
 * the name of an operation, as the kind of a message and as a whole message, which ends the socket.
 * @throws Error when it was answered with a fault of the server's own, or not ended
 */
export async function saySomething(url: string, asker: Asker, value: Hostile): Promise<void> {
  const { name, json } = value;
  const text: unknown = JSON.parse(json);
  const staff = name.length % 2 === 0;
  const token = name.length % 3 === 0 ? asker.token : null;
  const socket = knock({ url }, staff ? { console: asker.cookie } : { token });
  try {
    if (!(await socket.greeted)) return;
    const payload = `{"query":${QUOTES},"variables":{"ids":[${json}]}}`;
    for (const message of [
      `{"id":"v","type":"subscribe","payload":${payload}}`,
      `{"id":"p","type":"subscribe","payload":${json}}`,
      `{"id":"q","type":"subscribe","payload":{"query":${json}}}`,
      `{"id":${json},"type":"subscribe","payload":${payload}}`,
      `{"id":"v","type":${json}}`,
      typeof text === 'string' ? text : json,
    ]) {
      if (socket.ws.readyState === socket.ws.OPEN) socket.ws.send(message);
    }
    const code = await socket.closedSoon();
    assertThat(code > 0, `a socket listens on after ${name}`);
    assertThat(!FAULTS.includes(code), `a socket was closed with ${String(code)} at ${name}`);
    const told = JSON.stringify(socket.told);
    assertThat(!told.includes('OPERATION_FAILED'), `a socket told of a fault at ${name}`);
  } finally {
    socket.ws.terminate();
  }
}
