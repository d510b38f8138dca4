import { useQuery } from '@apollo/client/react';
import { useSettled } from '../../../lib/useSettled';
import { minorOf } from '../types';
import { ProjectOutlookDocument, type OutlookFieldsFragment } from './details.generated';
import type { Amount } from './join/joinAmount';

export type Outlook = OutlookFieldsFragment;

/** Its dates move with the clock. */
const AGAIN_MS = 60_000;

/** What the server says of joining now with an amount; null until it has said so of this very amount. */
export function useOutlook(id: string, amount: Amount | null): Outlook | null {
  const typed = amount?.shown.amount ?? '';
  const settled = useSettled(typed);
  const { data } = useQuery(ProjectOutlookDocument, {
    variables: { id, amount: settled },
    fetchPolicy: 'network-only',
    pollInterval: AGAIN_MS,
    skip: settled === '',
  });
  const outlook = data?.projectOutlook;
  return outlook && amount && minorOf(outlook.amount) === amount.minor ? outlook : null;
}
