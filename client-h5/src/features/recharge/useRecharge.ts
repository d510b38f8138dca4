import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { newKey } from '../../lib/forms/newKey';
import { sayRefusals } from '../../lib/forms/refusals';
import { dropDraft, readDraft, useDraft } from '../../lib/forms/useDraft';
import { usePlatform } from '../../lib/usePlatform';
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

interface Prefill {
  /** The amount that the page was opened for, or null. */
  readonly asked: string | null;
  /** True for the practice channel: amount and name are there, to be changed at will. */
  readonly practice: boolean;
}

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;

const readAmount = (text: string | null) => (text !== null && AMOUNT.test(text) ? text : undefined);
const ifTyped = (text: string | undefined) => (text === '' ? undefined : text);

/** The third preset: enough for a few contracts. */
function useSuggested({ practice }: Prefill): string | undefined {
  const preset = usePlatform()?.rechargePresets.slice(0, 3).at(-1);
  return practice ? preset?.amount.replace(/\.00$/, '') : undefined;
}

/** What the page was opened for wins over what was typed before, and that over what is suggested. */
function useFields(prefill: Prefill) {
  const { t } = useWords('recharge');
  const [kept] = useState(() => readDraft(draft));
  const suggested = useSuggested(prefill);
  const payer = prefill.practice ? t('recharge.exampleName') : '';
  const form = useForm<RechargeFields>({
    mode: 'onTouched',
    defaultValues: {
      amount: readAmount(prefill.asked) ?? ifTyped(kept.amount) ?? suggested ?? '',
      payerName: ifTyped(kept.payerName) ?? payer,
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
export function useRecharge(prefill: Prefill = { asked: null, practice: false }) {
  const { t } = useWords('recharge');
  const navigate = useNavigate();
  const { state } = useLocation() as Location<{ fromHome?: boolean } | null>;
  const fromHome = state?.fromHome === true;
  const form = useFields(prefill);
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
    // Whoever was led here from Home sees the next step there.
    if (fromHome) void navigate(-1);
    else void navigate(paths.rechargeRecord(recharge.id), { replace: true });
  }

  return { form, busy: loading, submit };
}
