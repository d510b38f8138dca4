import { serverNow } from './serverClock';

/** Whether a promised time is over by the server's clock, which tells administrators of what is late. */
export const isLate = (promisedBy: string): boolean => Date.parse(promisedBy) < serverNow();

/** The words of a promise, and once its time is over those that say so; both name the `time`. */
export const orLate = <Promise extends string>(words: Promise, promisedBy: string) =>
  isLate(promisedBy) ? 'shared:common.late' : words;
