import { useFormat } from '../../lib/useFormat';

/** An instant with its day, to the millisecond, UTC beside the phone's clock. */
export function useInstant(): (iso: string) => string {
  const format = useFormat();
  return (iso) => `${format.date(iso)}, ${format.ruleTime(iso, true)}`;
}
