import type { WebSocket } from 'ws';

/** What may wait for a reader; who leaves more is gone, or wants our memory. */
const WAITING_BYTES_MAX = 1024 * 1024;

/** Ends the socket of whoever does not read. Whether it did. */
export function endIfUnread(socket: Pick<WebSocket, 'bufferedAmount' | 'terminate'>): boolean {
  if (socket.bufferedAmount <= WAITING_BYTES_MAX) return false;
  socket.terminate();
  return true;
}

const GOODBYE_MS = 2_000;

/** Says why, and does not wait long for an answer. */
export function endSocket(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  const timer = setTimeout(() => {
    socket.terminate();
  }, GOODBYE_MS);
  socket.once('close', () => {
    clearTimeout(timer);
  });
}
