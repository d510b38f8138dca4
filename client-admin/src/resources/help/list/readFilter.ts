import type { AdminHelpFilter, HelpKind, HelpQueue, HelpTab } from '../../../graphql.generated';

type Texts = Readonly<Partial<Record<string, string>>>;

/** The filter of the address in the words of the server. A customer's own list has all queues. */
export const readFilter = (
  queue: HelpQueue,
  { tab, olderThan, ...rest }: Texts,
): AdminHelpFilter => ({
  ...(rest as { kind?: HelpKind }),
  ...(rest.userId === undefined && { queue }),
  ...(tab !== undefined && { tab: tab as HelpTab }),
  ...(olderThan !== undefined && { olderThanMinutes: Number.parseInt(olderThan, 10) }),
});

/** Which requests the next one is taken from: the tab says nothing about it. */
export const readNextFilter = (queue: HelpQueue, filter: Texts): AdminHelpFilter =>
  readFilter(queue, Object.fromEntries(Object.entries(filter).filter(([name]) => name !== 'tab')));
