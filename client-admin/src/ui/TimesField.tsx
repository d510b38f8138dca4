import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { readTimes } from '../lib/readTimes';

interface Props {
  readonly text: string;
  readonly tried: boolean;
  readonly fault?: string | undefined;
  readonly onText: (text: string) => void;
}

/** How many times a credit has to be staked before it is free. */
export function TimesField({ text, tried, fault, onText }: Props) {
  const translate = useTranslate();
  const none = tried && readTimes(text) === null;
  const wrong = fault ?? (none ? translate('common.timesWrong') : undefined);
  return (
    <TextField
      required
      label={translate('common.turnoverTimes')}
      value={text}
      error={wrong !== undefined}
      helperText={wrong}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      onChange={({ target }) => {
        onText(target.value);
      }}
    />
  );
}
