import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { limits } from '../../../schema/limits';

interface Props {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly fault?: string | undefined;
  readonly autoFocus?: boolean;
  readonly onChange: (text: string) => void;
}

/** A mandatory reason, as long as the server takes one. */
export function ReasonField({ label, help, value, fault, autoFocus, onChange }: Props) {
  const translate = useTranslate();
  return (
    <TextField
      label={label}
      value={value}
      required
      multiline
      minRows={2}
      maxRows={6}
      fullWidth
      autoFocus={autoFocus ?? false}
      error={fault !== undefined}
      helperText={
        fault ??
        `${help ?? ''} ${translate('common.length', { at: value.length, max: limits.reasonLengthMax })}`
      }
      slotProps={{ htmlInput: { maxLength: limits.reasonLengthMax } }}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}
