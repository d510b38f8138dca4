import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { limits } from '../../../../schema/limits';

interface Props {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  /** It was to be sent without one. */
  readonly missing: boolean;
  readonly fault: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The first field of an approval: what the bank or the chain calls the payment. */
export function ReferenceInput({ label, help, value, missing, fault, onChange }: Props) {
  const translate = useTranslate();
  return (
    <TextField
      autoFocus
      required
      fullWidth
      label={label}
      value={value}
      error={missing || fault !== undefined}
      helperText={fault ?? (missing ? translate('common.fillIn', { field: label }) : help)}
      slotProps={{ htmlInput: { maxLength: limits.bankReferenceLengthMax } }}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}
