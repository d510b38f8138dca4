import { isRefusal } from '../platform/domain-error';

/** For `catch`: it was done by a start that was cut short, or what it rests on is no longer as it was. */
export function unlessRefused(error: unknown): void {
  if (!isRefusal(error)) throw error;
}
