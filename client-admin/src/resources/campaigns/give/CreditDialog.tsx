import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CreditClass } from '../../../../../schema/states';
import { readAmount } from '../../../lib/money/readAmount';
import { useActions } from '../../../lib/useActions';
import { useFormat } from '../../../lib/useFormat';
import { AmountField } from '../../../ui/field/AmountField';
import { ReasonDialog } from '../../../ui/ReasonDialog';
import { useClosingAct } from '../../../ui/useClosingAct';
import { campaignActions } from '../campaignActions';
import { readTimes } from '../../../lib/money/readTimes';
import { ClassField } from './ClassField';
import { TimesField } from '../../../ui/field/TimesField';

const words = 'resources.campaigns.credit';
const FIELDS = ['userId', 'amount', 'turnoverTimes', 'rewards'];

interface Draft {
  readonly userId: string;
  readonly class: CreditClass;
  readonly amount: string;
  readonly times: string;
  /** The number of the recharge that a top-up bonus rewards. */
  readonly rewards: string;
}

const empty: Draft = { userId: '', class: 'SYSTEM', amount: '', times: '', rewards: '' };

/** As it is sent; null while a figure is none. */
function proposedOf({ userId, amount, times, rewards, class: own }: Draft) {
  const read = readAmount(amount);
  const turnoverTimes = readTimes(times);
  if (read.kind !== 'read' || turnoverTimes === null) return null;
  const rewarded = own === 'BONUS' ? rewards.trim() : null;
  const figures = { amount: read.money.amount, turnoverTimes };
  return { userId: userId.trim(), class: own, ...figures, rewards: rewarded };
}

/** Money for one user by hand: a second administrator confirms it before it moves. */
export function CreditDialog({ onClose }: { readonly onClose: () => void }) {
  const { money } = useFormat();
  const [draft, setDraft] = useState(empty);
  const { proposeCredit } = useActions('campaigns', campaignActions);
  const { act, idempotencyKey, ...acting } = useClosingAct({
    run: proposeCredit,
    done: `${words}.done`,
    onClose,
  });
  const proposed = proposedOf(draft);
  const total = proposed ? money({ amount: proposed.amount, asset: 'USD' }, { code: true }) : '';
  return (
    <ReasonDialog
      words={words}
      values={{ amount: total }}
      acting={acting}
      fields={FIELDS}
      onReason={(reason) => {
        if (proposed) act({ ...proposed, reason, idempotencyKey });
      }}
      onClose={onClose}
    >
      {(tried) => (
        <CreditFields draft={draft} tried={tried} faultOf={acting.faultOf} onChange={setDraft} />
      )}
    </ReasonDialog>
  );
}

interface FieldsProps {
  readonly draft: Draft;
  readonly tried: boolean;
  readonly faultOf: (field: string) => string | undefined;
  readonly onChange: (draft: Draft) => void;
}

function CreditFields({ draft, tried, faultOf, onChange }: FieldsProps) {
  const translate = useTranslate();
  const change = (part: Partial<Draft>) => {
    onChange({ ...draft, ...part });
  };
  const text = (name: 'userId' | 'rewards') => (
    <TextField
      required
      label={translate(`resources.campaigns.fields.${name}`)}
      value={draft[name]}
      error={faultOf(name) !== undefined}
      helperText={faultOf(name)}
      onChange={({ target }) => {
        change({ [name]: target.value });
      }}
    />
  );
  return (
    <>
      {text('userId')}
      <ClassField
        value={draft.class}
        onChange={(next) => {
          change({ class: next });
        }}
      />
      <div className="row wrap">
        <AmountField
          label={translate('resources.campaigns.fields.amount')}
          text={draft.amount}
          tried={tried}
          fault={faultOf('amount')}
          onText={(amount) => {
            change({ amount });
          }}
        />
        <TimesField
          text={draft.times}
          tried={tried}
          fault={faultOf('turnoverTimes')}
          onText={(times) => {
            change({ times });
          }}
        />
      </div>
      {draft.class === 'BONUS' && text('rewards')}
    </>
  );
}
