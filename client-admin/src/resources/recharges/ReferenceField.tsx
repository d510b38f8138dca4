import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { limits } from '../../../../schema/limits';
import type { ApprovalForm } from './useApproval';

interface Props {
  readonly form: ApprovalForm;
  readonly fault: string | undefined;
}

/** What the bank or the chain calls the payment: without it nothing is approved. */
export function ReferenceField({ form, fault }: Props) {
  const translate = useTranslate();
  const { reference, setReference, referenceMissing } = form;
  const label = translate('resources.recharges.fields.bankReference');
  const help = referenceMissing
    ? translate('common.fillIn', { field: label })
    : translate('resources.recharges.approve.referenceHelp');
  return (
    <TextField
      autoFocus
      required
      fullWidth
      label={label}
      value={reference}
      error={referenceMissing || fault !== undefined}
      helperText={fault ?? help}
      slotProps={{ htmlInput: { maxLength: limits.bankReferenceLengthMax } }}
      onChange={({ target }) => {
        setReference(target.value);
      }}
    />
  );
}
