import { MenuItem, TextField, type TextFieldProps } from '@mui/material';

interface Props<Value extends string> extends Pick<
  TextFieldProps,
  'disabled' | 'error' | 'fullWidth' | 'size'
> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly wordsOf: (value: Value) => string;
  readonly help?: string;
  readonly onValue: (value: Value) => void;
}

/** One of a short list. */
export function SelectField<Value extends string>(props: Props<Value>) {
  const { value, values, wordsOf, help, onValue, ...plain } = props;
  return (
    <TextField
      select
      {...plain}
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
