import { MenuItem, TextField } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { instrumentClasses } from '../../../../../schema/states';
import { SelectField } from '../../../ui/field/SelectField';
import type { Calendar } from '../market';
import type { Editing } from './editing';
import styles from './InstrumentEditor.module.css';

/** What contracts will rest on: chosen once. */
export function QuotedFields({
  editing: { draft, faultOf, change },
}: {
  readonly editing: Editing;
}) {
  const translate = useTranslate();
  const { data: calendars = [] } = useGetList<Calendar>('calendars');
  const label = (name: string) => translate(`resources.instruments.fields.${name}`);
  const field = (name: 'symbol' | 'decimals' | 'calendarId') => ({
    required: true,
    label: label(name),
    value: draft[name],
    error: faultOf(name) !== undefined,
    helperText: faultOf(name),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      change({ [name]: target.value });
    },
  });
  return (
    <section className="card">
      <h2>{translate('resources.instruments.quoted')}</h2>
      <p className="card-body soft">{translate('resources.instruments.quotedText')}</p>
      <div className={styles.instrumentFields}>
        <TextField {...field('symbol')} placeholder="BTC/USDT" />
        <SelectField
          label={label('class')}
          value={draft.class}
          values={instrumentClasses}
          wordsOf={(one) => translate(`resources.auditEntries.value.instrumentClass.${one}`)}
          onValue={(found) => {
            change({ class: found });
          }}
        />
        <TextField {...field('decimals')} slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
        <TextField select {...field('calendarId')}>
          {calendars.map(({ id, code }) => (
            <MenuItem key={id} value={id}>
              {translate(`resources.calendars.code.${code}`, { _: code })}
            </MenuItem>
          ))}
        </TextField>
      </div>
    </section>
  );
}
