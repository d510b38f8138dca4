import { Checkbox, FormControlLabel } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import { DecisionForm } from '../../queue/decision/DecisionForm';
import type { DecisionProps } from '../../queue/queue';
import { BankLineChoice } from './bankLines/BankLineChoice';
import { ReferenceSeen } from './checks/ReferenceSeen';
import { Correction } from './Correction';
import type { Recharge } from './recharge';
import { ReferenceField } from './ReferenceField';
import { useApproval } from './useApproval';

/** One's own reading of the bank line against what the user declared. */
export function ApproveForm(props: DecisionProps<Recharge>) {
  const { request: recharge, held, onClose } = props;
  const translate = useTranslate();
  const { money } = useFormat();
  const { form, confirm, busy, fault, faultOf } = useApproval(props);
  const { differs, setDiffers, credited, secondFollows, isSecond } = form;
  const words = 'resources.recharges.approve';
  return (
    <DecisionForm
      title={translate(`${words}.title`)}
      confirm={translate(`${words}.${secondFollows ? 'first' : 'approve'}`, {
        amount: money(credited),
      })}
      busy={busy}
      held={held}
      fault={fault}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="soft">{translate(`${words}.${isSecond ? 'secondText' : 'text'}`)}</p>
      <BankLineChoice recharge={recharge} form={form}>
        <ReferenceField form={form} fault={faultOf('bankReference')} />
      </BankLineChoice>
      <ReferenceSeen recharge={recharge} reference={form.reference} />
      <FormControlLabel
        label={translate(`${words}.differs`)}
        control={
          <Checkbox
            checked={differs}
            onChange={(_, checked) => {
              setDiffers(checked);
            }}
          />
        }
      />
      {differs && <Correction form={form} declared={recharge.amount} faultOf={faultOf} />}
      {!isSecond && !differs && <p className="mute">{translate(`${words}.threshold`)}</p>}
    </DecisionForm>
  );
}
