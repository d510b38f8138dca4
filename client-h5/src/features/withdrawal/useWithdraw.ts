import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMoney, type Money } from '../../../../schema/money';
import { paths } from '../../../../schema/routes';
import type { WithdrawalSubmitInput } from '../../graphql.generated';
import { beneath } from '../../lib/backCloses';
import { newKey } from '../../lib/forms/newKey';
import { sayRefusals } from '../../lib/forms/refusals';
import { dropDraft } from '../../lib/forms/useDraft';
import { toast } from '../../lib/toast';
import { useWords } from '../../lib/useWords';
import { WithdrawalSubmitDocument } from './withdrawal.generated';

export const draft = 'withdraw';

interface Send extends Pick<WithdrawalSubmitInput, 'targetId' | 'fundPassword' | 'passkey'> {
  readonly amount: Money;
}

interface Sending {
  readonly busy: boolean;
  /** What is wrong with the fund password, or the passkey. */
  readonly error: string | undefined;
  readonly clear: () => void;
  readonly send: (what: Send) => Promise<void>;
}

/**
 * Sends a withdrawal; a second tap, or a retry after a lost answer, sends nothing twice.
 * @param onRefused called when something other than the fund password or the passkey stands against it
 */
export function useWithdraw(onRefused: () => void): Sending {
  const { t } = useWords('withdrawal');
  const navigate = useNavigate();
  const [mutate, { loading: busy }] = useMutation(WithdrawalSubmitDocument);
  const [key, setKey] = useState(newKey);
  const [error, setError] = useState<string>();

  async function send({ amount, ...rest }: Send): Promise<void> {
    const input = { ...rest, amount: formatMoney(amount), idempotencyKey: key };
    const { data } = await mutate({ variables: { input } });
    // Without an answer the key stays: the next tap asks for the same thing.
    if (!data) return;
    const { withdrawal, userErrors } = data.withdrawalSubmit;
    const { fundPassword, passkey } = sayRefusals(userErrors);
    const wrong = fundPassword ?? passkey;
    setError(wrong);
    if (!withdrawal) {
      setKey(newKey());
      if (wrong === undefined) onRefused();
      return;
    }
    dropDraft(draft);
    toast({ type: 'success', text: t('done:WITHDRAW_SUBMITTED') });
    // Until it is gone the page keeps the key, too: a tap meanwhile is the same withdrawal.
    beneath(() => void navigate(paths.withdrawal(withdrawal.id), { replace: true }));
  }

  return {
    busy,
    error,
    clear() {
      setError(undefined);
    },
    send,
  };
}
