import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { limits } from '../../../../../schema/limits';
import { formatMoney, usd } from '../../../../../schema/money';
import { sayRefusals } from '../../../lib/forms/refusals';
import type { OwnLimit } from '../../../lib/safeguards/useSafeguards';
import { toast } from '../../../lib/toast';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { readLimit } from './limitInput';
import { OwnLimitSetDocument } from './limits.generated';

/** Sets a limit, or takes it away with null, and says from when that holds. */
export function useSetLimit({ kind }: Pick<OwnLimit, 'kind'>, onSet: () => void) {
  const { t } = useWords('security');
  const format = useFormat();
  const [mutate, { loading: busy }] = useMutation(OwnLimitSetDocument);
  const [error, setError] = useState<string>();
  const wrong = () =>
    kind === 'DAILY_MINUTES'
      ? t('limits.wrongMinutes', { max: limits.ownMinutesMax })
      : t('limits.wrongAmount', {
          max: format.money({ amount: formatMoney(usd(limits.ownLimitMax)), asset: 'USD' }),
        });

  async function setLimit(max: string | null): Promise<void> {
    if (max !== null && readLimit(kind, max) === null) {
      setError(wrong());
      return;
    }
    setError(undefined);
    const { data } = await mutate({ variables: { input: { kind, max } } });
    if (!data) return;
    const { safeguards, userErrors } = data.ownLimitSet;
    setError(sayRefusals(userErrors).max);
    if (!safeguards) return;
    const from = safeguards.limits.find((one) => one.kind === kind)?.change?.from;
    const text =
      from === undefined
        ? t('limits.savedNow')
        : t('limits.savedLater', { time: format.dateTime(from) });
    toast({ type: 'success', text });
    onSet();
  }

  return { busy, error, setLimit };
}
