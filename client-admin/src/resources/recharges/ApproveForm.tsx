import { Checkbox, FormControlLabel } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import { DecisionForm } from '../../queue/decision/DecisionForm';
import { TotalDialog } from '../../queue/decision/TotalDialog';
import type { DecisionProps } from '../../queue/queue';
import type { Fact } from '../../ui/FactList';
import { MoneyText } from '../../ui/MoneyText';
import { BankLineChoice } from './bankLines/BankLineChoice';
import { ReferenceSeen } from './checks/ReferenceSeen';
import { Correction } from './Correction';
import type { Recharge } from './recharge';
import { ReferenceField } from './ReferenceField';
import { useApproval, type ApprovalForm } from './useApproval';

interface AskedProps {
  readonly recharge: Recharge;
  readonly approval: ReturnType<typeof useApproval>;
  readonly confirm: string;
}

/** What was declared, and what this person found where it differs: the larger counts against the threshold. */
const totalOf = (recharge: Recharge, { credited, differs }: ApprovalForm): readonly Fact[] => [
  ['declared', <MoneyText key="declared" value={recharge.amount} code />],
  ['found', differs ? <MoneyText key="found" value={credited} code /> : null],
  ['user', recharge.user.accountMasked],
  ['channel', recharge.channelTitle],
];

/** Stands over the form of an approval that is one of two. */
function AskedTotal({ recharge, approval, confirm }: AskedProps) {
  const { form, total, busy, send } = approval;
  return (
    <TotalDialog
      isFirst={!form.isSecond}
      facts={totalOf(recharge, form)}
      confirm={confirm}
      busy={busy}
      onConfirm={send}
      onClose={total.back}
    />
  );
}

/** What the bank says of it: its reference, and whether another amount came. */
function Findings({ recharge, approval }: Omit<AskedProps, 'confirm'>) {
  const translate = useTranslate();
  const { form, faultOf } = approval;
  const { differs, setDiffers, isSecond } = form;
  const words = 'resources.recharges.approve';
  return (
    <>
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
    </>
  );
}

/** One's own reading of the bank line against what the user declared. */
export function ApproveForm(props: DecisionProps<Recharge>) {
  const { request: recharge, held, onClose } = props;
  const translate = useTranslate();
  const { money } = useFormat();
  const approval = useApproval(props);
  const { credited, secondFollows, isSecond } = approval.form;
  const words = 'resources.recharges.approve';
  const verb = translate(`${words}.${secondFollows ? 'first' : 'approve'}`, {
    amount: money(credited),
  });
  return (
    <>
      <DecisionForm
        title={translate(`${words}.title`)}
        confirm={verb}
        busy={approval.busy}
        held={held}
        fault={approval.fault}
        onConfirm={approval.confirm}
        onClose={onClose}
      >
        <p className="soft">{translate(`${words}.${isSecond ? 'secondText' : 'text'}`)}</p>
        <Findings recharge={recharge} approval={approval} />
      </DecisionForm>
      {approval.total.asked && held && (
        <AskedTotal recharge={recharge} approval={approval} confirm={verb} />
      )}
    </>
  );
}
