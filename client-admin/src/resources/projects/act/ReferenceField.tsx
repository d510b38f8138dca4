import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { limits } from '../../../../../schema/limits';

interface Props {
  readonly value: string;
  /** It was to be sent without one. */
  readonly missing: boolean;
  readonly fault: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The bank's reference of a payment; it serves once. */
export function ReferenceField({ value, missing, fault, onChange }: Props) {
  const translate = useTranslate();
  const label = translate('resources.projects.fields.bankReference');
  const wrong = fault ?? (missing ? translate('common.fillIn', { field: label }) : undefined);
  return (
    <TextField
      required
      label={label}
      value={value}
      error={wrong !== undefined}
      helperText={wrong ?? translate('resources.projects.bankReferenceHelp')}
      slotProps={{
        htmlInput: { maxLength: limits.bankReferenceLengthMax, autoComplete: 'off' },
      }}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}
