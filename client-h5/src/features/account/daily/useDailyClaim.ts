import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { newKey } from '../../../lib/forms/newKey';
import { sayRefusals } from '../../../lib/forms/refusals';
import {
  DailyBonusClaimDocument,
  DailyBonusDocument,
  type DailyBonusQuery,
} from './dailyBonus.generated';

type Bonus = DailyBonusQuery['dailyBonus'];

/** Claims what is shown; without an answer the key stays, so that the next tap asks for the same. */
export function useDailyClaim({ amount, turnover }: Bonus, onRefused: () => void) {
  const [key, setKey] = useState(newKey);
  const [mutate, { loading: busy }] = useMutation(DailyBonusClaimDocument);
  const claim = async () => {
    const { data } = await mutate({
      variables: {
        input: { shown: { amount: amount.amount, turnover: turnover.amount }, idempotencyKey: key },
      },
      update: (cache, { data: answer }) => {
        const dailyBonus = answer?.dailyBonusClaim.dailyBonus;
        if (dailyBonus) cache.writeQuery({ query: DailyBonusDocument, data: { dailyBonus } });
      },
    });
    if (!data) return;
    setKey(newKey());
    // That it was credited is told as any credit is, and the sheet says when there is more.
    const { credit, dailyBonus, userErrors } = data.dailyBonusClaim;
    sayRefusals(userErrors);
    // It was had elsewhere, or the campaign has ended: the row says what is true now.
    if (!credit && !dailyBonus) onRefused();
  };
  return { busy, claim };
}
