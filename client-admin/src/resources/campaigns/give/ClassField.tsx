import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { creditClasses, type CreditClass } from '../../../../../schema/states';

interface Props {
  readonly value: CreditClass;
  readonly disabled?: boolean;
  readonly onChange: (value: CreditClass) => void;
}

/** What a credit is called in the user's records. */
export function ClassField({ value, disabled = false, onChange }: Props) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate('resources.campaigns.fields.class')}
      value={value}
      disabled={disabled}
      onChange={({ target }) => {
        const next = creditClasses.find((one) => one === target.value);
        if (next) onChange(next);
      }}
    >
      {creditClasses.map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`resources.campaigns.class.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
