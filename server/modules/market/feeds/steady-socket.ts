import type { RawData, WebSocket } from 'ws';
import type { FeedState } from './feed';

export interface SteadySocketOptions {
  readonly open: () => WebSocket;
  readonly onText: (text: string) => void;
  /** With each new connection, before anything comes over it. */
  readonly onOpen: () => void;
  /** Without a frame or a ping for this long it is dead. */
  readonly silenceMs: number;
  /** It is replaced at this age, before the provider ends it. */
  readonly ageMs: number;
  /** The first pause before another try; it doubles up to the last. */
  readonly pauseMs: { readonly first: number; readonly last: number };
}

/** A socket that comes again: after a cut, after silence, and before it is too old. */
export class SteadySocket {
  private socket: WebSocket | null = null;
  private heardAt = 0;
  private tries = 0;
  private readonly timers = new Set<NodeJS.Timeout>();
  private now: Omit<FeedState, 'leadMs'> = { state: 'OFF', fault: null, cuts: 0 };

  constructor(private readonly options: SteadySocketOptions) {}

  get state(): Omit<FeedState, 'leadMs'> {
    return this.now;
  }

  start(): void {
    if (this.now.state !== 'OFF') return;
    this.connect();
  }

  stop(): void {
    this.now = { ...this.now, state: 'OFF' };
    this.clear();
    this.tries = 0;
    this.leave(this.socket);
    this.socket = null;
  }

  /** Now, without waiting: what it was opened for has changed. */
  renew(): void {
    if (this.now.state === 'OFF') return;
    this.clear();
    this.connect();
  }

  private connect(): void {
    const before = this.socket;
    this.now = { ...this.now, state: 'CONNECTING' };
    const socket = this.opened();
    if (!socket) return;
    this.socket = socket;
    socket.on('open', () => {
      if (socket !== this.socket) return;
      // Only now: what the old one still carried came over it.
      this.leave(before);
      this.tries = 0;
      this.now = { ...this.now, state: 'LIVE', fault: null };
      this.heardAt = Date.now();
      this.options.onOpen();
      this.every(this.options.silenceMs / 4, () => {
        if (Date.now() - this.heardAt > this.options.silenceMs) this.fail(socket, 'it fell silent');
      });
      this.after(this.options.ageMs, () => {
        this.renew();
      });
    });
    socket.on('message', (data) => {
      this.hear(socket, data);
    });
    socket.on('ping', () => (this.heardAt = Date.now()));
    socket.on('error', ({ message }) => {
      this.fail(socket, message);
    });
    socket.on('close', (code) => {
      this.fail(socket, `it was closed (${String(code)})`);
    });
  }

  private opened(): WebSocket | null {
    try {
      return this.options.open();
    } catch (error) {
      this.wait(error instanceof Error ? error.message : String(error));
      return null;
    }
  }

  private hear(socket: WebSocket, data: RawData): void {
    if (socket !== this.socket) return;
    this.heardAt = Date.now();
    this.options.onText(Buffer.isBuffer(data) ? data.toString('utf8') : '');
  }

  private fail(socket: WebSocket, fault: string): void {
    if (socket !== this.socket) return;
    this.leave(socket);
    this.socket = null;
    this.now = { ...this.now, cuts: this.now.cuts + 1 };
    this.wait(fault);
  }

  private wait(fault: string): void {
    this.clear();
    this.now = { ...this.now, state: 'WAITING', fault };
    const { first, last } = this.options.pauseMs;
    const pause = Math.min(last, first * 2 ** this.tries);
    this.tries += 1;
    // Up to a quarter more, or all who were cut off come back in the same instant.
    this.after(pause * (1 + Math.random() / 4), () => {
      this.connect();
    });
  }

  private leave(socket: WebSocket | null): void {
    if (!socket) return;
    socket.removeAllListeners();
    // One that has not opened yet says so by an error.
    socket.on('error', () => undefined);
    socket.terminate();
  }

  private after(ms: number, work: () => void): void {
    this.timers.add(setTimeout(work, ms));
  }

  private every(ms: number, work: () => void): void {
    this.timers.add(setInterval(work, ms));
  }

  private clear(): void {
    this.timers.forEach((timer) => {
      clearTimeout(timer);
    });
    this.timers.clear();
  }
}
