import type { AdminRewardClaimFilter, RewardClaimTab } from '../../../graphql.generated';

type Texts = Readonly<Partial<Record<string, string>>>;

/** The filter of the address in the words of the server. */
export const readFilter = ({ tab, olderThan, ...rest }: Texts): AdminRewardClaimFilter => ({
  ...rest,
  ...(tab !== undefined && { tab: tab as RewardClaimTab }),
  ...(olderThan !== undefined && { olderThanMinutes: Number.parseInt(olderThan, 10) }),
});

/** Which claims the next one is taken from: the tab says nothing about it. */
export const readNextFilter = (filter: Texts): AdminRewardClaimFilter =>
  readFilter(Object.fromEntries(Object.entries(filter).filter(([name]) => name !== 'tab')));
