import { useEffect, useState } from 'react';
import type { Recharge } from '../recharge';
import { CheckLine } from './CheckLine';
import { useChecks } from './useChecks';

/** After the last key: a look-up after each letter would help nobody. */
const PAUSE_MS = 400;
const SHORTEST = 4;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return settled;
}

interface Props {
  readonly recharge: Recharge;
  readonly reference: string;
}

/** Whether the reference that is being typed was credited before. */
export function ReferenceSeen({ recharge, reference }: Props) {
  const typed = useSettled(reference.trim());
  const { id, version } = recharge;
  const asked = typed.length >= SHORTEST;
  const { data } = useChecks({ id, version, reference: typed }, asked);
  const seen = data?.find(({ check }) => check === 'REFERENCE');
  return (
    <ul aria-live="polite">{asked && seen?.level === 'AMBER' && <CheckLine check={seen} />}</ul>
  );
}
