import { useDated } from '../../lib/time/useDated';
import { useFormat } from '../../lib/useFormat';

/** An instant with its day, to the millisecond, UTC beside the phone's clock. */
export function useInstant(): (iso: string) => string {
  const format = useFormat();
  const dated = useDated();
  return (iso) => dated(format.date(iso), format.ruleTime(iso, true));
}
