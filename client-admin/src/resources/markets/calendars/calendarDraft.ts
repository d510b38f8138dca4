import type { Calendar, Hours } from '../market';
import { hoursText } from '../market';

export type Day = Calendar['week'][number]['day'];

/** Hours as they are typed: `09:30–13:00, 14:00–16:00`; nothing where it is closed. */
export interface CalendarDraft {
  readonly week: Readonly<Record<Day, string>>;
  readonly holidays: readonly HolidayDraft[];
}

export interface HolidayDraft {
  /** Of the row on the screen. */
  readonly key: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly hours: string;
}

export const draftOf = ({ week, holidays }: Calendar): CalendarDraft => ({
  week: Object.fromEntries(
    week.map(({ day, hours }) => [day, hoursText(hours)]),
  ) as CalendarDraft['week'],
  holidays: holidays.map(({ day, hours }) => ({ key: day, day, hours: hoursText(hours) })),
});

/** What cannot be read stays as it is: the server refuses it, with its day. */
const readHours = (text: string): Hours =>
  text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [opens = '', closes = ''] = part.split(/[-–]/).map((time) => time.trim());
      return { opens: padded(opens), closes: padded(closes) };
    });

/** 9:30 is 09:30. */
const padded = (time: string): string => (/^\d:\d\d$/.test(time) ? `0${time}` : time);

export const inputOf = (id: string, { week, holidays }: CalendarDraft) => ({
  id,
  week: Object.entries(week).map(([day, hours]) => ({ day: day as Day, hours: readHours(hours) })),
  holidays: holidays.map(({ day, hours }) => ({ day, hours: readHours(hours) })),
});

/** The fields beside which the server's answers stand, by its own names. */
export const fieldsOf = ({ week, holidays }: CalendarDraft): readonly string[] => [
  ...Object.keys(week).map((day) => `week.${day.toLowerCase()}`),
  ...holidays.map(({ day }) => `holidays.${day}`),
];
