import { HttpError } from 'react-admin';

/** A fault is tried once more. What is not there, or was refused, is said at once. */
export const retryOnce = (count: number, error: unknown): boolean =>
  count < 1 && !(error instanceof HttpError && error.status < 500);
