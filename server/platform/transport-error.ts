/** What is wrong with a request before it means anything; the status says it. */
export class TransportError extends Error {
  override readonly name = 'TransportError';

  constructor(readonly status: 400 | 404 | 405 | 413 | 415) {
    super(String(status));
  }
}
