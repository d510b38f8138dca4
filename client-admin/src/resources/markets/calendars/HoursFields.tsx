import { Button, IconButton, TextField } from '@mui/material';
import { Trash2 } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { CalendarDraft, Day, HolidayDraft } from './calendarDraft';
import styles from './CalendarEditor.module.css';

interface Props {
  readonly draft: CalendarDraft;
  readonly faultOf: (field: string) => string | undefined;
  readonly onChange: (draft: CalendarDraft) => void;
}

/** The week, a day a field. */
export function WeekFields({ draft, faultOf, onChange }: Props) {
  const translate = useTranslate();
  return (
    <section className="card">
      <h2>{translate('resources.calendars.week')}</h2>
      <p className="card-body soft">{translate('resources.calendars.hoursHelp')}</p>
      <div className={styles.hoursFields}>
        {(Object.keys(draft.week) as Day[]).map((day) => {
          const fault = faultOf(`week.${day.toLowerCase()}`);
          return (
            <TextField
              key={day}
              size="small"
              label={translate(`resources.calendars.day.${day}`)}
              placeholder={translate('resources.calendars.closed')}
              value={draft.week[day]}
              error={fault !== undefined}
              helperText={fault}
              slotProps={{ inputLabel: { shrink: true } }}
              onChange={({ target }) => {
                onChange({ ...draft, week: { ...draft.week, [day]: target.value } });
              }}
            />
          );
        })}
      </div>
    </section>
  );
}

/** Days whose hours replace those of the week. */
export function HolidayFields({ draft, faultOf, onChange }: Props) {
  const translate = useTranslate();
  const words = (key: string) => translate(`resources.calendars.${key}`);
  const put = (holidays: readonly HolidayDraft[]) => {
    onChange({ ...draft, holidays });
  };
  const change = (key: string, part: Partial<HolidayDraft>) => {
    put(draft.holidays.map((one) => (one.key === key ? { ...one, ...part } : one)));
  };
  return (
    <section className="card">
      <h2>{words('fields.holidays')}</h2>
      <div className={styles.holidayFields}>
        {draft.holidays.map(({ key, day, hours }) => (
          <div key={key} role="group" aria-label={day || '…'} className={styles.holiday}>
            <TextField
              size="small"
              type="date"
              label={words('fields.day')}
              value={day}
              error={faultOf(`holidays.${day}`) !== undefined}
              helperText={faultOf(`holidays.${day}`)}
              slotProps={{ inputLabel: { shrink: true } }}
              onChange={({ target }) => {
                change(key, { day: target.value });
              }}
            />
            <TextField
              size="small"
              label={words('fields.dayHours')}
              placeholder={words('closed')}
              value={hours}
              slotProps={{ inputLabel: { shrink: true } }}
              onChange={({ target }) => {
                change(key, { hours: target.value });
              }}
            />
            <IconButton
              aria-label={translate('resources.calendars.drop', { day: day || '…' })}
              onClick={() => {
                put(draft.holidays.filter((one) => one.key !== key));
              }}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </div>
        ))}
        <Button
          variant="outlined"
          onClick={() => {
            put([...draft.holidays, { key: crypto.randomUUID(), day: '', hours: '' }]);
          }}
        >
          {words('add')}
        </Button>
      </div>
    </section>
  );
}
