interface Message {
  readonly type: string;
  readonly id?: string;
}

const open: LiveSocket[] = [];

/** The live connection of a page in a test: it is accepted at once, and the test says what it hears. */
export class LiveSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = LiveSocket.CONNECTING;
  readonly protocol = 'graphql-transport-ws';
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  /** Whether it still answers pings. */
  static alive = true;
  private readonly ids = new Set<string>();

  constructor() {
    super();
    open.push(this);
    queueMicrotask(() => {
      this.readyState = LiveSocket.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    const { type, id } = JSON.parse(text) as Message;
    if (type === 'connection_init') this.say({ type: 'connection_ack' });
    if (type === 'ping' && LiveSocket.alive) this.say({ type: 'pong' });
    if (type === 'subscribe' && id !== undefined) this.ids.add(id);
    if (type === 'complete' && id !== undefined) this.ids.delete(id);
  }

  close(code = 1000, reason = ''): void {
    this.readyState = LiveSocket.CLOSED;
    this.onclose?.({ code, reason });
  }

  private say(message: object): void {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }

  /** The server ends what was subscribed last; the connection stands for the others. */
  end(): void {
    const id = [...this.ids].at(-1);
    if (id === undefined) throw new Error('nothing is subscribed');
    this.ids.delete(id);
    this.say({ type: 'complete', id });
  }

  /** The server says that a request of a queue changed. */
  tell(subjectId: string): void {
    const queueEvents = { at: new Date().toISOString(), queue: 'RECHARGES', subjectId };
    for (const id of this.ids) this.say({ type: 'next', id, payload: { data: { queueEvents } } });
  }
}

/** The newest connection. */
export const liveSocket = (): LiveSocket => {
  const newest = open.at(-1);
  if (!newest) throw new Error('nothing is connected');
  return newest;
};
