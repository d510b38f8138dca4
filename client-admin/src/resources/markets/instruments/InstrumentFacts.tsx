import { useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { classes } from '../../../lib/classes';
import { useFormat } from '../../../lib/useFormat';
import { StaffPicture } from '../../../ui/StaffPicture';
import { useCalendarName } from '../calendars/useCalendarName';
import type { Calendar, Instrument } from '../market';

/** What contracts rest on, and how users see it in the language of the console. */
export function InstrumentFacts({ instrument }: { readonly instrument: Instrument }) {
  const translate = useTranslate();
  const { count, language } = useFormat();
  const { name, decimals, sort, popular, calendarId, picture, descriptions } = instrument;
  const words = (key: string) => translate(`resources.instruments.${key}`);
  const nameOf = useCalendarName();
  const { data: calendar } = useGetOne<Calendar>('calendars', { id: calendarId });
  const description = descriptions.find((one) => one.language === language)?.text;
  const facts = [
    ['name', name],
    ['class', translate(`resources.auditEntries.value.instrumentClass.${instrument.class}`)],
    ['decimals', count(decimals)],
    [
      'calendar',
      <Link key="calendar" className="link" to={`/calendars/${calendarId}/show`}>
        {calendar ? nameOf(calendar) : words('fields.calendar')}
      </Link>,
    ],
    ['sort', count(sort)],
    ['popular', words(popular ? 'yes' : 'no')],
    ['description', description ?? '–'],
  ] as const;
  return (
    <section className="card">
      <h2>{words('facts')}</h2>
      <dl className={classes('facts', 'card-body', 'num')}>
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{words(`fields.${key}`)}</dt>
            <dd style={{ whiteSpace: 'pre-line' }}>{value}</dd>
          </div>
        ))}
        {picture !== null && (
          <div>
            <dt>{words('fields.picture')}</dt>
            <dd>
              <StaffPicture hash={picture} alt={words('fields.picture')} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
