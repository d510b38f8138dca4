import { useFormat } from '../../lib/useFormat';

/** An instant (milliseconds) with its day, to the millisecond, UTC beside the phone's clock. */
export function useInstant(): (at: number) => string {
  const format = useFormat();
  return (at) => {
    const iso = new Date(at).toISOString();
    return `${format.date(iso)}, ${format.ruleTime(iso, true)}`;
  };
}
