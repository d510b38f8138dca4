import { Button } from '@mui/material';
import type { SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useOnline } from '../../../lib/connection';
import { PageTitle } from '../../../ui/PageTitle';
import { useReason } from '../../../ui/useReason';
import type { Calendar } from '../market';
import { SaveCard } from '../SaveCard';
import { useWanted } from '../useWanted';
import { draftOf, fieldsOf } from './calendarDraft';
import styles from './CalendarEditor.module.css';
import { ComingDays } from './ComingDays';
import { HolidayFields, WeekFields } from './HoursFields';
import { useCalendarName } from './useCalendarName';
import { useCalendarSave } from './useCalendarSave';

/** The hours of a market. They are saved only after the next 14 days were shown. */
export function CalendarEditor({ calendar }: { readonly calendar: Calendar }) {
  const translate = useTranslate();
  const name = useCalendarName()(calendar);
  const reasoning = useReason();
  const { draft, days, looking, saving, change, look, save } = useCalendarSave(
    calendar,
    draftOf(calendar),
  );
  const wanted = useWanted('calendars');
  const faultOf = (field: string) => wanted(looking, field) ?? wanted(saving, field);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (days === null) look();
    else reasoning.send(save);
  };
  const fields = { draft, faultOf, onChange: change };
  const refused = wanted(looking, 'holidays') ?? looking.faultBeside(...fieldsOf(draft));
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <PageTitle>{translate('resources.calendars.editOf', { name })}</PageTitle>
          <p className="soft">{calendar.timezone}</p>
        </div>
      </div>
      <form className={styles.calendarEditor} noValidate onSubmit={submit}>
        <WeekFields {...fields} />
        <HolidayFields {...fields} />
        {refused !== undefined && (
          <p className="note bad" role="alert">
            {refused}
          </p>
        )}
        {days === null ? (
          <LookButton busy={looking.busy} />
        ) : (
          <>
            <ComingDays days={days} />
            <div className="card">
              <SaveCard
                back={`/calendars/${calendar.id}/show`}
                busy={saving.busy}
                reasoning={reasoning}
                reasonFault={saving.faultOf('reason')}
                refused={saving.faultBeside('reason')}
                wrong={false}
              />
            </div>
          </>
        )}
      </form>
    </div>
  );
}

function LookButton({ busy }: { readonly busy: boolean }) {
  const translate = useTranslate();
  const online = useOnline();
  return (
    <Button
      variant="contained"
      type="submit"
      loading={busy}
      disabled={!online}
      style={{ justifySelf: 'start' }}
    >
      {translate('resources.calendars.look')}
    </Button>
  );
}
