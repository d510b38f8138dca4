import { useSession } from '../session/session';

/** Whose languages put no mark between a day and its clock. */
const UNMARKED = /zh|hk|jp|kor|th/;

/** A day before its clock, both written already: where the clock says more than hour and minute. */
export function useDated(): (date: string, time: string) => string {
  const { language } = useSession();
  const mark = UNMARKED.test(language) ? '' : ',';
  return (date, time) => `${date}${mark} ${time}`;
}
