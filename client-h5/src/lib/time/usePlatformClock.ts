import { useFormat } from '../useFormat';
import { dayIn, zoneName } from './days';
import { useDated } from './useDated';
import { usePlatformDay } from './usePlatformDay';

/**
 * Instants on the platform's clock. A list by the platform's days shows them so, and with it all that stands
 * on its screen: a screen has one clock. Until the zone is known it is the phone's.
 */
export function usePlatformClock() {
  const format = useFormat();
  const dated = useDated();
  const day = usePlatformDay();
  const clock = (iso: string) => format.clock(iso, day?.timeZone);
  const dateTime = (iso: string) =>
    day ? dated(format.day(dayOf(day, iso), day.today), clock(iso)) : format.dateTime(iso);
  return {
    clock,
    /** The clock alone on the same day, the date before it on another. */
    timeOrDate: (iso: string) =>
      day && dayOf(day, iso) === day.today ? clock(iso) : dateTime(iso),
    /** Where no day above it says whose clock it is. */
    inFull: (iso: string) =>
      day ? `${dateTime(iso)} ${zoneName(day.timeZone, Date.parse(iso))}` : dateTime(iso),
  };
}

const dayOf = ({ timeZone }: { readonly timeZone: string }, iso: string): string =>
  dayIn(timeZone, Date.parse(iso));
