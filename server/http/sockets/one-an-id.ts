/** What a message of graphql-transport-ws is about, as far as the order of messages needs it. */
interface About {
  readonly type?: unknown;
  readonly id?: unknown;
}

type Handle = (text: string) => Promise<void>;

/**
 * Hands the messages of one socket to graphql-ws in their order. An id that was completed and is asked
 * under again waits until its operation has wholly ended: the library knows one operation an id, so the
 * end of the first would be taken for the end of the second, which then could never be ended.
 */
export class OneAnId {
  private readonly running = new Map<string, Promise<void>>();
  private readonly ending = new Set<string>();
  private turn: Promise<unknown> = Promise.resolve();

  /** `isOpen`: what waited until the socket was gone would begin after all had been ended. */
  constructor(
    private readonly handle: Handle,
    private readonly isOpen: () => boolean,
  ) {}

  /** Resolves when what the message asks for has ended, rejects as the library does. */
  take(text: string): Promise<void> {
    const begun = this.turn.then(() => this.begin(text));
    this.turn = begun;
    return begun.then(({ end }) => end);
  }

  private async begin(text: string): Promise<{ readonly end: Promise<void> }> {
    const { type, id } = about(text);
    if (typeof id !== 'string') return { end: this.hand(text) };
    if (type === 'complete' && this.running.has(id)) this.ending.add(id);
    if (type === 'subscribe' && this.ending.has(id)) await this.running.get(id);
    const end = this.hand(text);
    if (type === 'subscribe' && !this.running.has(id)) this.keep(id, end);
    return { end };
  }

  private hand(text: string): Promise<void> {
    return this.isOpen() ? this.handle(text) : Promise.resolve();
  }

  private keep(id: string, end: Promise<void>): void {
    const ended = () => {
      this.running.delete(id);
      this.ending.delete(id);
    };
    this.running.set(id, end.then(ended, ended));
  }
}

function about(text: string): About {
  try {
    return (JSON.parse(text) as About | null) ?? {};
  } catch {
    // The library says what is wrong with it.
    return {};
  }
}
