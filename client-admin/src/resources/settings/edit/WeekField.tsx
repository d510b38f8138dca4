import { FormHelperText, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { weekdays } from '../../../lib/time/weekdays';
import styles from '../Settings.module.css';
import type { SettingFieldProps } from './fieldProps';
import { useSettingWords } from './useSettingWords';

/** Hours of a week, a day a field; nothing where it is a day off. */
export function WeekField({ name, typed, fault, onTyped }: SettingFieldProps) {
  const translate = useTranslate();
  const { label, rule } = useSettingWords();
  return (
    <fieldset className={styles.settingPart}>
      <legend>{label(name)}</legend>
      {weekdays.map((day, place) => (
        <TextField
          key={day}
          label={translate(`resources.calendars.day.${day}`)}
          placeholder={translate('resources.settings.dayOff')}
          value={typed[place] ?? ''}
          error={fault !== undefined}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { autoComplete: 'off' } }}
          onChange={({ target }) => {
            onTyped(weekdays.map((_, n) => (n === place ? target.value : (typed[n] ?? ''))));
          }}
        />
      ))}
      <FormHelperText error={fault !== undefined}>{fault ?? rule(name)}</FormHelperText>
    </fieldset>
  );
}
