import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

interface ChoiceProps<Value extends string> {
  readonly name: 'kind' | 'audience' | 'language';
  readonly value: Value;
  readonly values: readonly Value[];
  readonly wordsOf: (value: Value) => string;
  readonly help?: string;
  readonly onValue: (value: Value) => void;
}

/** One of a short list. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, value, values, wordsOf, help, onValue } = props;
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate(`resources.broadcasts.fields.${name}`)}
      value={value}
      helperText={help}
      onChange={({ target }) => {
        const next = values.find((one) => one === target.value);
        if (next !== undefined) onValue(next);
      }}
    >
      {values.map((one) => (
        <MenuItem key={one} value={one}>
          {wordsOf(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}
