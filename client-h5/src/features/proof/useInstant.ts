import { dayKey } from '../../lib/time/days';
import { serverNow } from '../../lib/time/serverClock';
import { useDated } from '../../lib/time/useDated';
import { useFormat } from '../../lib/useFormat';

/** An instant with its day, to the millisecond, UTC beside the phone's clock. */
export function useInstant(): (iso: string) => string {
  const format = useFormat();
  const dated = useDated();
  return (iso) => dated(format.date(iso), format.ruleTime(iso, true));
}

/** The second of an instant on the phone's clock, its date before it on another day than this one. */
export function useSecond(): (iso: string) => string {
  const format = useFormat();
  const dated = useDated();
  const today = dayKey(new Date(serverNow()).toISOString());
  return (iso) => {
    const clock = format.seconds(Date.parse(iso));
    return dayKey(iso) === today ? clock : dated(format.date(iso), clock);
  };
}
