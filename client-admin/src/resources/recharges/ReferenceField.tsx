import { useTranslate } from 'react-admin';
import { ReferenceInput } from '../../queue/decision/ReferenceInput';
import type { ApprovalForm } from './useApproval';

interface Props {
  readonly form: ApprovalForm;
  readonly fault: string | undefined;
}

/** What the bank or the chain calls the payment: without it nothing is approved. */
export function ReferenceField({ form, fault }: Props) {
  const translate = useTranslate();
  const { reference, setReference, referenceMissing } = form;
  return (
    <ReferenceInput
      label={translate('resources.recharges.fields.bankReference')}
      help={translate('resources.recharges.approve.referenceHelp')}
      value={reference}
      missing={referenceMissing}
      fault={fault}
      onChange={setReference}
    />
  );
}
