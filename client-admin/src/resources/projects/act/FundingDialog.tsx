import { TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { limits } from '../../../../../schema/limits';
import { readAmount } from '../../../lib/readAmount';
import { useActions } from '../../../lib/useActions';
import { useFormat } from '../../../lib/useFormat';
import { ActDialog } from '../../../ui/ActDialog';
import { AmountField } from '../../../ui/AmountField';
import { ReasonField } from '../../../ui/ReasonField';
import { useAct } from '../../../ui/useAct';
import { useReason } from '../../../ui/useReason';
import { minorOf } from '../../../lib/money/share';
import type { Project } from '../project';
import { projectActions } from '../projectActions';

const FIELDS = ['amount', 'bankReference', 'reason'];

interface Props {
  readonly project: Project;
  readonly kind: 'FUND' | 'UNFUND';
  readonly onClose: () => void;
}

/** Money to be put aside or taken back, with the reference of the bank: a second administrator confirms it. */
export function FundingDialog({ project, kind, onClose }: Props) {
  const translate = useTranslate();
  const { money } = useFormat();
  const words = `resources.projects.${kind}`;
  const [amount, setAmount] = useState('');
  const [reference, setReference] = useState('');
  const [tried, setTried] = useState(false);
  const { reason, setReason, missing, send } = useReason();
  const { act, idempotencyKey, ...acting } = useFunding(onClose);
  const read = readAmount(amount);
  const { free } = project.coverage;
  const tooMuch = kind === 'UNFUND' && read.kind === 'read' && minorOf(read.money) > minorOf(free);
  const unsaid = tried && reference.trim() === '';
  const field = translate('resources.projects.fields.bankReference');
  const confirm = () => {
    setTried(true);
    send((why) => {
      if (read.kind !== 'read' || tooMuch || reference.trim() === '') return;
      const asked = { kind, amount: read.money.amount, bankReference: reference.trim() };
      act({ ...asked, projectId: project.id, reason: why, idempotencyKey });
    });
  };
  const total = read.kind === 'read' ? money(read.money, { code: true }) : '';
  const referenceFault =
    acting.faultOf('bankReference') ?? (unsaid ? translate('common.fillIn', { field }) : undefined);
  const most = translate('resources.projects.UNFUND.most', { amount: money(free, { code: true }) });
  return (
    <ActDialog
      title={translate(`${words}.title`, { name: project.title })}
      confirm={translate('resources.projects.propose', { amount: total })}
      busy={acting.busy}
      fault={acting.faultBeside(...FIELDS)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="soft">{translate(`${words}.text`)}</p>
      {kind === 'UNFUND' && <p className="soft num">{most}</p>}
      <AmountField
        label={translate('resources.projects.fields.amount')}
        text={amount}
        tried={tried}
        fault={acting.faultOf('amount') ?? (tooMuch ? most : undefined)}
        onText={setAmount}
      />
      <TextField
        required
        label={field}
        value={reference}
        error={referenceFault !== undefined}
        helperText={referenceFault ?? translate('resources.projects.bankReferenceHelp')}
        slotProps={{
          htmlInput: { maxLength: limits.bankReferenceLengthMax, autoComplete: 'off' },
        }}
        onChange={({ target }) => {
          setReference(target.value);
        }}
      />
      <ReasonField
        label={translate('resources.projects.fields.reason')}
        value={reason}
        fault={acting.faultOf('reason')}
        missing={missing}
        onChange={setReason}
      />
    </ActDialog>
  );
}

function useFunding(onClose: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { fund } = useActions('projects', projectActions);
  return useAct({
    run: fund,
    onDone: () => {
      notify('resources.projects.proposed', { type: 'success' });
      refresh();
      onClose();
    },
  });
}
