import { useTranslate } from 'react-admin';
import { formatPpm, formatRate } from '../../lib/format';
import { weekdays } from '../../lib/time/weekdays';
import type { AuditChangeFragment } from './changes.generated';
import { useFormat } from '../../lib/useFormat';

const AT = 'resources.auditEntries';

/** A whole number in words of its own; anything else as it is. */
const counted = (value: string, write: (count: number) => string): string =>
  /^\d{1,9}$/.test(value) ? write(Number.parseInt(value, 10)) : value;

type Written = Readonly<Partial<Record<AuditChangeFragment['shows'], (value: string) => string>>>;
type Side = 'before' | 'after';
type Changes = readonly AuditChangeFragment[];

const besides = (changes: Changes, field: string, side: Side): string | null =>
  changes.find((change) => change.field === field)?.[side] ?? null;

/** Figures of a term that is not there: a top-up of nothing, and what leaving costs where nobody may leave. */
function isNone({ field }: AuditChangeFragment, side: Side, changes: Changes): boolean {
  if (field === 'topUp') return besides(changes, field, side) === '0.00';
  return field === 'reductionBp' && besides(changes, 'earlyStop', side) === 'false';
}

/** What a change is about: `staff/4` and the name that people know. */
export interface Subject {
  readonly subject: string;
  readonly subjectName: string | null;
}

/** How a change reads. What has no words of its own is said in general words, never as it is written. */
export function useChangeWords() {
  const translate = useTranslate();
  const { money, moment } = useFormat();
  const say = (key: string, general: string, values: object = {}): string =>
    translate(`${AT}.${key}`, { ...values, _: translate(`${AT}.${general}`, values) });
  const inUsd = (amount: string) => money({ amount, asset: 'USD' }, { code: true });
  /** Hours of seven days, a line each; those off are said too. */
  const week = (hours: string): string => {
    const lines = hours.split('\n');
    const said = (place: number) =>
      lines[place] === '' ? translate('resources.settings.dayOff') : (lines[place] ?? '');
    return weekdays
      .map((day, place) => `${translate(`resources.calendars.day.${day}`)}: ${said(place)}`)
      .join('\n');
  };
  const written: Written = {
    WEEK: week,
    PPM: (value) => counted(value, formatPpm),
    BP: (value) => counted(value, formatRate),
    MONEY: (value) => value.split('\n').map(inUsd).join('\n'),
    TIME: moment,
  };
  return {
    say,
    label: (name: string) => translate(`${AT}.fields.${name}`),
    field: ({ field }: AuditChangeFragment) => say(`field.${field}`, 'other.field'),
    /** One side of a change, which stands among others. */
    value: (change: AuditChangeFragment, side: Side, changes: Changes): string => {
      const { field, shows, [side]: value } = change;
      if (value === null) return '–';
      if (isNone(change, side, changes)) return translate(`${AT}.none.${field}`);
      if (shows === 'WORD') return say(`value.${field}.${value}`, 'other.value');
      return written[shows]?.(value) ?? value;
    },
    subject: ({ subject, subjectName }: Subject) => {
      const [kind = ''] = subject.split('/');
      const name = subjectName ?? '';
      return name === ''
        ? say(`nameless.${kind}`, 'other.object')
        : say(`object.${kind}`, 'other.object', { name });
    },
  };
}
