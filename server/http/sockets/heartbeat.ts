import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** A ping of the protocol, written once for all sockets. Nobody needs to answer it. */
const BEAT = Buffer.from('{"type":"ping"}');
const asText = { binary: false } as const;

/** A control frame keeps a connection alive, but no page hears it; a beat is longer than one. */
const CONTROL_BYTES_MAX = 8;

type Spoken = Pick<WebSocket, 'send' | 'readyState' | 'bufferedAmount' | 'OPEN'>;

/**
 * Lets a client know that the server is there. `beat` is called twice a second: whoever was told nothing
 * since the call before is told a beat, so no socket is silent for longer than a second. A socket that
 * carries quotes all the time carries no beats besides.
 */
export class Heartbeat {
  private written = 0;

  constructor(
    private readonly socket: Spoken,
    private readonly wire: Pick<Socket, 'bytesWritten'>,
  ) {}

  beat(): void {
    const { socket, written } = this;
    this.written = this.wire.bytesWritten;
    // What waits to be read is enough to hear, and beats must not pile up behind it.
    if (this.written > written + CONTROL_BYTES_MAX || socket.bufferedAmount > 0) return;
    if (socket.readyState === socket.OPEN) socket.send(BEAT, asText);
  }
}
