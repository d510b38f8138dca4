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

/**
 * A socket that comes again: after a cut, after silence, and before it is too old. Until a new connection stands, the
 * one before goes on being heard; where the new one fails, the one before stays and another is tried later.
 */
export class SteadySocket {
  /** What is heard. */
  private socket: WebSocket | null = null;
  /** What is still being opened. */
  private next: WebSocket | null = null;
  private heardAt = 0;
  private tries = 0;
  /** When the next connection is begun. */
  private due: NodeJS.Timeout | undefined;
  private listening: NodeJS.Timeout | undefined;
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
    clearTimeout(this.due);
    clearInterval(this.listening);
    this.tries = 0;
    this.leave(this.socket);
    this.leave(this.next);
    this.socket = this.next = null;
  }

  /** Now, without waiting: what it was opened for has changed. */
  renew(): void {
    if (this.now.state === 'OFF') return;
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.due);
    this.leave(this.next);
    this.next = null;
    if (!this.socket) this.now = { ...this.now, state: 'CONNECTING' };
    const socket = this.opened();
    if (!socket) return;
    this.next = socket;
    socket.on('open', () => {
      this.takeOver(socket);
    });
    socket.on('message', (data) => {
      this.hear(socket, data);
    });
    socket.on('ping', () => {
      if (socket === this.socket) this.heardAt = Date.now();
    });
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

  private takeOver(socket: WebSocket): void {
    if (socket !== this.next) return;
    // Only now: what the old one still carried came over it.
    this.leave(this.socket);
    this.socket = socket;
    this.next = null;
    this.tries = 0;
    this.now = { ...this.now, state: 'LIVE', fault: null };
    this.heardAt = Date.now();
    this.options.onOpen();
    const { silenceMs, ageMs } = this.options;
    clearInterval(this.listening);
    this.listening = setInterval(() => {
      if (Date.now() - this.heardAt > silenceMs) this.fail(socket, 'it fell silent');
    }, silenceMs / 4);
    this.due = setTimeout(() => {
      this.renew();
    }, ageMs);
  }

  private hear(socket: WebSocket, data: RawData): void {
    if (socket !== this.socket) return;
    this.heardAt = Date.now();
    this.options.onText(Buffer.isBuffer(data) ? data.toString('utf8') : '');
  }

  private fail(socket: WebSocket, fault: string): void {
    this.leave(socket);
    if (socket === this.next) this.next = null;
    else this.lose();
    // A connection that is still being opened says how it goes on.
    if (!this.next) this.wait(fault);
  }

  private lose(): void {
    clearInterval(this.listening);
    this.socket = null;
    this.now = { ...this.now, state: 'CONNECTING', cuts: this.now.cuts + 1 };
  }

  /** What is heard goes on being so. */
  private wait(fault: string): void {
    this.now = { ...this.now, state: this.socket ? 'LIVE' : 'WAITING', fault };
    const { first, last } = this.options.pauseMs;
    const pause = Math.min(last, first * 2 ** this.tries);
    this.tries += 1;
    clearTimeout(this.due);
    // Up to a quarter more, or all who were cut off come back in the same instant.
    this.due = setTimeout(
      () => {
        this.connect();
      },
      pause * (1 + Math.random() / 4),
    );
  }

  private leave(socket: WebSocket | null): void {
    if (!socket) return;
    socket.removeAllListeners();
    // One that has not opened yet says so by an error.
    socket.on('error', () => undefined);
    socket.terminate();
  }
}
