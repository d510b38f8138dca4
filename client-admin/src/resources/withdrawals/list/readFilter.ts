import type {
  AdminWithdrawalFilter,
  PaymentMethodKind,
  WithdrawalFlag,
  WithdrawalSort,
  WithdrawalState,
  WithdrawalTab,
} from '../../../graphql.generated';
import type { Asked } from '../../../lib/consoleResource';

type Texts = Readonly<Partial<Record<string, string>>>;

const doneOnly: readonly string[] = ['DECIDED', 'TOOK'];
const sorts: readonly string[] = ['AGE', 'AMOUNT', 'USER', ...doneOnly];

/** The filter of the address in the words of the server. */
export const readFilter = ({ tab, olderThan, ...rest }: Texts): AdminWithdrawalFilter => ({
  ...(rest as {
    state?: WithdrawalState;
    method?: PaymentMethodKind;
    flag?: WithdrawalFlag;
  }),
  ...(tab !== undefined && { tab: tab as WithdrawalTab }),
  ...(olderThan !== undefined && { olderThanMinutes: Number.parseInt(olderThan, 10) }),
});

/** Which requests the next one is taken from: tab and state of what is done say nothing about it. */
export function readNextFilter({ tab, state, ...rest }: Texts): AdminWithdrawalFilter {
  return readFilter({ ...rest, ...(tab !== 'DONE' && state !== undefined && { state }) });
}

/** A page as the server is asked for it. How long it took is an order of what is done alone. */
export function readAsked({ filter, sort, ...page }: Asked) {
  const known =
    sorts.includes(sort.field) && (filter.tab === 'DONE' || !doneOnly.includes(sort.field));
  return {
    ...page,
    filter: readFilter(filter),
    sort: known ? (sort.field as WithdrawalSort) : null,
    descending: known ? sort.order === 'DESC' : null,
  };
}
