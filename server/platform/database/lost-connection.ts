import { errorCode } from '../error-code';

/** PostgreSQL's class 08 and its shutdowns, and what the operating system says of a dead socket. */
const LOST = /^(08\d\d\d|57P0[123]|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT)$/;
const WORDS = /connection terminated|connection ended|server closed the connection/i;

/**
 * Whether this error means that a connection to the database went away. Between two queries nobody may be
 * waiting on it: then it is news, not a fault, and whatever needs the database next connects anew.
 */
export function isLostConnection(error: unknown): boolean {
  const message = (error as { readonly message?: unknown } | null)?.message;
  return LOST.test(errorCode(error) ?? '') || (typeof message === 'string' && WORDS.test(message));
}
