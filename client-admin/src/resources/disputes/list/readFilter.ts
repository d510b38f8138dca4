import type { AdminDisputeFilter, DisputeTab } from '../../../graphql.generated';

type Texts = Readonly<Partial<Record<string, string>>>;

/** The filter of the address in the words of the server. */
export const readFilter = ({ tab, olderThan, again, ...rest }: Texts): AdminDisputeFilter => ({
  ...rest,
  ...(tab !== undefined && { tab: tab as DisputeTab }),
  ...(again !== undefined && { again: again === 'true' }),
  ...(olderThan !== undefined && { olderThanMinutes: Number.parseInt(olderThan, 10) }),
});

/** Which reports the next one is taken from: the tab says nothing about it. */
export const readNextFilter = (filter: Texts): AdminDisputeFilter =>
  readFilter(Object.fromEntries(Object.entries(filter).filter(([name]) => name !== 'tab')));
