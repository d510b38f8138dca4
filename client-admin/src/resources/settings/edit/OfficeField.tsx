import { FormHelperText, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import styles from '../Settings.module.css';
import type { SettingFieldProps } from './fieldProps';
import { useSettingWords } from './useSettingWords';

const PARTS = ['address', 'latitude', 'longitude'] as const;

/** An address with its place on the map; nothing at all where nothing is said of it. */
export function OfficeField({ name, typed, fault, onTyped }: SettingFieldProps) {
  const translate = useTranslate();
  const { rule } = useSettingWords();
  return (
    <fieldset className={styles.settingPart}>
      <legend>{translate('resources.settings.office.name')}</legend>
      {PARTS.map((part, place) => (
        <TextField
          key={part}
          label={translate(`resources.settings.office.${part}`)}
          multiline={part === 'address'}
          value={typed[place] ?? ''}
          error={fault !== undefined}
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
          onChange={({ target }) => {
            onTyped(PARTS.map((_, n) => (n === place ? target.value : (typed[n] ?? ''))));
          }}
        />
      ))}
      <FormHelperText error={fault !== undefined}>{fault ?? rule(name)}</FormHelperText>
    </fieldset>
  );
}
