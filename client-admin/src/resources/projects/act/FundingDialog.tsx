import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MoneyLike } from '../../../lib/format';
import { useFormat } from '../../../lib/useFormat';
import { ActDialog } from '../../../ui/ActDialog';
import { AmountField } from '../../../ui/field/AmountField';
import { ReasonField } from '../../../ui/field/ReasonField';
import { useReason } from '../../../ui/useReason';
import type { Project } from '../project';
import { ReferenceField } from './ReferenceField';
import { useFunding, useFundingDraft } from './useFunding';

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
  const { id, title, coverage } = project;
  const words = (key: string, values = {}) =>
    translate(`resources.projects.${kind}.${key}`, values);
  const bound = kind === 'UNFUND' ? coverage.free : null;
  const draft = useFundingDraft(bound);
  const said = (value: MoneyLike | null) => (value ? money(value, { code: true }) : '');
  const most = translate('resources.projects.UNFUND.most', { amount: said(bound) });
  const [tried, setTried] = useState(false);
  const { reason, setReason, missing, send } = useReason();
  const { act, idempotencyKey, ...acting } = useFunding(onClose);
  const confirm = () => {
    setTried(true);
    send((why) => {
      if (draft.asked) act({ ...draft.asked, projectId: id, kind, reason: why, idempotencyKey });
    });
  };
  return (
    <ActDialog
      title={words('title', { name: title })}
      confirm={translate('resources.projects.propose', {
        amount: draft.money ? money(draft.money, { code: true }) : '',
      })}
      busy={acting.busy}
      fault={acting.faultBeside(...FIELDS)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="soft">{words('text')}</p>
      {bound && <p className="soft num">{most}</p>}
      <AmountField
        label={translate('resources.projects.fields.amount')}
        text={draft.amount}
        tried={tried}
        fault={acting.faultOf('amount') ?? (draft.tooMuch ? most : undefined)}
        onText={draft.setAmount}
      />
      <ReferenceField
        value={draft.reference}
        missing={tried && draft.nameless}
        fault={acting.faultOf('bankReference')}
        onChange={draft.setReference}
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
