import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { newKey } from '../../../lib/forms/newKey';
import { sayRefusals } from '../../../lib/forms/refusals';
import { toast } from '../../../lib/toast';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import type { Withdrawal } from '../types';
import { WithdrawalCancelDocument } from '../withdrawal.generated';

interface Props {
  readonly withdrawal: Withdrawal;
  /** Somebody has taken it in the meantime. */
  readonly onRefused: () => void;
}

/** Takes it back, asked once more; a retry after a lost answer cancels nothing twice. */
export function CancelPart({ withdrawal, onRefused }: Props) {
  const { t } = useWords('withdrawal');
  const format = useFormat();
  const [sure, setSure] = useState(false);
  const [key, setKey] = useState(newKey);
  const [mutate, { loading: busy }] = useMutation(WithdrawalCancelDocument);
  const { id, amount } = withdrawal;

  async function cancel(): Promise<void> {
    const { data } = await mutate({ variables: { input: { id, idempotencyKey: key } } });
    if (!data) return;
    setKey(newKey());
    const { withdrawal: cancelled, userErrors } = data.withdrawalCancel;
    sayRefusals(userErrors);
    if (cancelled) toast({ type: 'success', text: t('cancel.done') });
    else onRefused();
  }

  if (!sure) {
    return (
      <Button
        look="outline"
        onClick={() => {
          setSure(true);
        }}
      >
        {t('cancel.ask')}
      </Button>
    );
  }
  return (
    <>
      <p className="second" role="status">
        {t('cancel.text', { amount: format.money(amount) })}
      </p>
      <Button busy={busy} onClick={() => void cancel()}>
        {t('cancel.confirm')}
      </Button>
      <Button
        look="quiet"
        disabled={busy}
        onClick={() => {
          setSure(false);
        }}
      >
        {t('cancel.keep')}
      </Button>
    </>
  );
}
