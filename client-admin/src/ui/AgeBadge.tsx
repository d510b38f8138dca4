import { Clock } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useNow } from '../lib/clock';
import { ageWords } from '../lib/time/formatTime';
import { urgencyOf } from '../lib/sla';
import { Pill } from './Pill';

/** How long something has waited, coloured by its target; the age is always written. */
export function AgeBadge({
  since,
  targetMs,
}: {
  readonly since: string;
  readonly targetMs: number;
}) {
  const translate = useTranslate();
  const age = useNow(15_000) - Date.parse(since);
  const { key, values } = ageWords(age);
  return (
    <Pill tone={urgencyOf(age, targetMs)}>
      <Clock size={13} strokeWidth={2.2} aria-hidden />
      {translate(key, values)}
    </Pill>
  );
}
