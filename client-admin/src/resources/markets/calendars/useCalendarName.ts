import { useTranslate } from 'react-admin';
import type { Calendar } from '../market';

/** What a calendar is called; its code where nobody has named it. */
export function useCalendarName() {
  const translate = useTranslate();
  return ({ code }: Pick<Calendar, 'code'>): string =>
    translate(`resources.calendars.code.${code}`, { _: code });
}
