import { useQuery } from '@apollo/client/react';
import { money, share, formatMoney, type Money } from '../../../../schema/money';
import type { MoneyLike } from '../../lib/money/format';
import { LandingTermsDocument, type LandingTermsQuery } from './public.generated';

type Market = LandingTermsQuery['instruments'][number];

/** The terms of the first popular market: every figure of the page comes from them. */
export const useLandingTerms = (): Market | undefined =>
  useQuery(LandingTermsDocument).data?.instruments.find(({ terms }) => terms.length > 0);

const stake = money('USD', 2_000n);

const asText = (value: Money): MoneyLike => ({ asset: value.asset, amount: formatMoney(value) });

/** What a contract of 20 dollars gains and loses at these terms, the fee counted in both. */
export function outcomesOf({ payoutBp, feeBp }: Market['terms'][number]) {
  const fee = share(stake, feeBp).minor;
  const gain = share(stake, payoutBp).minor - fee;
  return {
    stake: asText(stake),
    higher: asText(money('USD', gain)),
    lower: asText(money('USD', -stake.minor - fee)),
  };
}
