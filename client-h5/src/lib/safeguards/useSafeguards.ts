import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { formatMoney, parseMoney, usd } from '../../../../schema/money';
import type { OwnLimitKind } from '../../graphql.generated';
import { useSession } from '../session/session';
import { serverNow } from '../time/serverClock';
import { useFormat } from '../useFormat';
import { SafeguardsDocument, type SafeguardsQuery } from './safeguards.generated';

export type Safeguards = SafeguardsQuery['safeguards'];
export type OwnLimit = Safeguards['limits'][number];

/** What one holds oneself to, asked for whenever a screen that depends on it opens; undefined for visitors. */
function useSafeguards(): Safeguards | undefined {
  const { token } = useSession();
  const { data } = useQuery(SafeguardsDocument, {
    fetchPolicy: 'cache-and-network',
    skip: token === null,
  });
  return data?.safeguards;
}

/** A limit of this kind that holds, with what of it is used up today; null where there is none. */
export function useOwnLimit(kind: OwnLimitKind): (OwnLimit & { readonly max: string }) | null {
  const limit = useSafeguards()?.limits.find((one) => one.kind === kind);
  return limit?.max == null ? null : { ...limit, max: limit.max };
}

/**
 * What a limit in dollars leaves of the day: in minor units, below zero where more is used, and in words with the limit,
 * never less than nothing. Null where there is none.
 */
export function useOwnRoom(kind: 'DAILY_LOSS' | 'DAILY_RECHARGE') {
  const { money } = useFormat();
  const limit = useOwnLimit(kind);
  if (!limit) return null;
  const room = parseMoney('USD', limit.max).minor - parseMoney('USD', limit.used).minor;
  const words = (amount: string) => money({ amount, asset: 'USD' });
  return {
    room,
    words: { max: words(limit.max), left: words(formatMoney(usd(room > 0n ? room : 0n))) },
  };
}

/** Until when one's own break lasts, in words; null while there is none. */
export function useBreakWords(): string | null {
  const { t } = useTranslation();
  const format = useFormat();
  const lasting = useSafeguards()?.break;
  if (!lasting) return null;
  const { until } = lasting;
  if (until == null) return t('safeguards.onBreakForGood');
  if (Date.parse(until) <= serverNow()) return null;
  return t('safeguards.onBreak', { time: format.dateTime(until) });
}
