import { ListBase, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../lib/useFormat';
import { ListFrame } from '../../../ui/list/ListFrame';
import { ListColumn, ListTable } from '../../../ui/list/ListTable';
import { PageTitle } from '../../../ui/PageTitle';
import { Pill } from '../../../ui/Pill';
import type { Calendar } from '../market';
import { useCalendarName } from './useCalendarName';

const Column = ListColumn<Calendar>;

function Rows() {
  const translate = useTranslate();
  const nameOf = useCalendarName();
  const { count, date } = useFormat();
  const label = (name: string) => translate(`resources.calendars.fields.${name}`);
  return (
    <ListTable<Calendar> rowClick={(id) => `/calendars/${String(id)}/show`}>
      <Column
        label={label('name')}
        render={(calendar) => (
          <Link className="link strong" to={`/calendars/${calendar.id}/show`}>
            {nameOf(calendar)}
          </Link>
        )}
      />
      <Column label={label('timezone')} render={({ timezone }) => timezone} />
      <Column
        align="right"
        label={label('holidays')}
        render={({ holidays }) => <span className="num">{count(holidays.length)}</span>}
      />
      <Column
        label={label('holidaysUntil')}
        render={({ holidaysUntil, holidaysEndSoon }) => (
          <span className="row wrap num">
            {holidaysUntil === null ? '–' : date(holidaysUntil)}
            {holidaysEndSoon && (
              <Pill tone="amber">{translate('resources.calendars.endSoon')}</Pill>
            )}
          </span>
        )}
      />
    </ListTable>
  );
}

/** When markets trade. */
export function CalendarList() {
  const translate = useTranslate();
  return (
    <ListBase resource="calendars" perPage={100} exporter={false}>
      <div className="page">
        <div className="page-head" style={{ marginBottom: 12 }}>
          <div>
            <PageTitle>{translate('shell.entry.calendars')}</PageTitle>
            <p className="soft">{translate('resources.calendars.lead')}</p>
          </div>
        </div>
        <section className="card">
          <ListFrame empty={translate('resources.calendars.empty')}>
            <Rows />
          </ListFrame>
        </section>
      </div>
    </ListBase>
  );
}
