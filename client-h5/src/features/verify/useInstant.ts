import { useDated } from '../../lib/time/useDated';
import { useFormat } from '../../lib/useFormat';

/** An instant (milliseconds) with its day, to the millisecond, UTC beside the phone's clock. */
export function useInstant(): (at: number) => string {
  const format = useFormat();
  const dated = useDated();
  return (at) => {
    const iso = new Date(at).toISOString();
    return dated(format.date(iso), format.ruleTime(iso, true));
  };
}
