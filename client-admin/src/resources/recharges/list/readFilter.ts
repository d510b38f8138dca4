import type {
  AdminRechargeFilter,
  ChannelKind,
  RechargeFlag,
  RechargeSort,
  RechargeState,
  RechargeTab,
} from '../../../graphql.generated';
import type { Asked } from '../../../lib/consoleResource';

type Texts = Readonly<Partial<Record<string, string>>>;

const doneOnly: readonly string[] = ['DECIDED', 'TOOK'];
const sorts: readonly string[] = ['AGE', 'AMOUNT', 'USER', ...doneOnly];

/** The filter of the address in the words of the server. */
export const readFilter = ({ tab, olderThan, ...rest }: Texts): AdminRechargeFilter => ({
  ...(rest as {
    state?: RechargeState;
    method?: ChannelKind;
    flag?: RechargeFlag;
  }),
  ...(tab !== undefined && { tab: tab as RechargeTab }),
  ...(olderThan !== undefined && { olderThanMinutes: Number.parseInt(olderThan, 10) }),
});

/** Which requests the next one is taken from: tab and state of what is done say nothing about it. */
export function readNextFilter({ tab, state, ...rest }: Texts): AdminRechargeFilter {
  return readFilter({ ...rest, ...(tab !== 'DONE' && state !== undefined && { state }) });
}

/** A page as the server is asked for it. How long it took is an order of what is done alone. */
export function readAsked({ filter, sort, ...page }: Asked) {
  const known =
    sorts.includes(sort.field) && (filter.tab === 'DONE' || !doneOnly.includes(sort.field));
  return {
    ...page,
    filter: readFilter(filter),
    sort: known ? (sort.field as RechargeSort) : null,
    descending: known ? sort.order === 'DESC' : null,
  };
}
