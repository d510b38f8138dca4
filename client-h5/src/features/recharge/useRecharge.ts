import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { newKey } from '../../lib/forms/newKey';
import { sayRefusals } from '../../lib/forms/refusals';
import { dropDraft, readDraft, useDraft } from '../../lib/forms/useDraft';
import { toast } from '../../lib/toast';
import { useWords } from '../../lib/useWords';
import { RechargeSubmitDocument } from './recharge.generated';

const draft = 'recharge';

export interface RechargeFields {
  amount: string;
  payerName: string;
  remark: string;
}

const names = ['amount', 'payerName', 'remark'] as const;

function useFields() {
  const [kept] = useState(() => readDraft(draft));
  const form = useForm<RechargeFields>({
    mode: 'onTouched',
    defaultValues: {
      amount: kept.amount ?? '',
      payerName: kept.payerName ?? '',
      remark: kept.remark ?? '',
    },
  });
  const [amount, payerName, remark] = useWatch({ control: form.control, name: names });
  useDraft(draft, { amount, payerName, remark });
  return form;
}

interface Send {
  readonly channelId: string;
  readonly screenshot: string;
}

/** The form and sending it; a second tap or a retry after a lost answer sends nothing twice. */
export function useRecharge() {
  const { t } = useWords('recharge');
  const navigate = useNavigate();
  const form = useFields();
  const [mutate, { loading }] = useMutation(RechargeSubmitDocument);
  const [key, setKey] = useState(newKey);

  async function submit(values: RechargeFields, send: Send): Promise<void> {
    const { amount, payerName, remark } = values;
    const optional = {
      ...(payerName.trim() !== '' && { payerName: payerName.trim() }),
      ...(remark.trim() !== '' && { remark: remark.trim() }),
    };
    const input = { ...send, ...optional, amount, idempotencyKey: key };
    const { data } = await mutate({ variables: { input } });
    // Without an answer the key stays: the next tap asks for the same thing.
    if (!data) return;
    setKey(newKey());
    const { recharge, userErrors } = data.rechargeSubmit;
    for (const [name, message] of Object.entries(sayRefusals(userErrors))) {
      const field = names.find((known) => known === name);
      if (field) form.setError(field, { message }, { shouldFocus: true });
    }
    if (!recharge) return;
    dropDraft(draft);
    toast({ type: 'success', text: t('done:RECHARGE_SUBMITTED') });
    void navigate(paths.rechargeRecord(recharge.id), { replace: true });
  }

  return { form, busy: loading, submit };
}
