import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { limits } from '../../../../schema/limits';

interface Props {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly fault?: string | undefined;
  /** It was to be sent without a text. */
  readonly missing: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (text: string) => void;
}

/** A mandatory reason, as long as the server takes one. */
export function ReasonField({ label, help, value, autoFocus, onChange, ...wrong }: Props) {
  const translate = useTranslate();
  const unsaid = wrong.missing ? translate('common.fillIn', { field: label }) : undefined;
  const fault = wrong.fault ?? unsaid;
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
