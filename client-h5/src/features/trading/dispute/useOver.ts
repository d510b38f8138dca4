import { deadlineOf, useCountdown } from '../../../lib/time/useCountdown';

/** Whether an instant that the server gave is over, on its clock. */
export const useOver = (until: string): boolean =>
  useCountdown(deadlineOf({ until }, 'until')) === 0;
