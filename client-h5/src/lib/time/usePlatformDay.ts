import { usePlatform } from '../usePlatform';
import { dayIn, zoneName } from './days';
import { serverNow } from './serverClock';

export interface PlatformDay {
  readonly timeZone: string;
  /** As a screen names it. */
  readonly zone: string;
  /** `YYYY-MM-DD`: today where the platform is, wherever the phone may be. */
  readonly today: string;
  readonly yesterday: string;
}

const DAY_MS = 86_400_000;

/** The platform's day by the server's clock; undefined until its zone is known. */
export function usePlatformDay(): PlatformDay | undefined {
  const timeZone = usePlatform()?.timezone;
  if (timeZone === undefined) return undefined;
  const now = serverNow();
  const today = dayIn(timeZone, now);
  // Noon of a day is a day after noon of the one before, whatever clocks do in the night.
  const yesterday = dayIn('UTC', Date.parse(`${today}T12:00:00Z`) - DAY_MS);
  return { timeZone, zone: zoneName(timeZone, now), today, yesterday };
}
