import { useTranslate } from 'react-admin';
import { ageWords } from '../../lib/time/formatTime';

/** `38m`, `4h 12m`; a dash for nothing. */
export function useDuration(): (seconds: number | null) => string {
  const translate = useTranslate();
  return (seconds) => {
    if (seconds === null) return '–';
    if (seconds < 60) return translate('resources.shift.underMinute');
    const { key, values } = ageWords(seconds * 1000);
    return translate(key, values);
  };
}
