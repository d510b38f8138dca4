import type {
  AdminVerificationFilter,
  IdType,
  VerificationFlag,
  VerificationTab,
} from '../../../graphql.generated';

type Texts = Readonly<Partial<Record<string, string>>>;

/** The filter of the address in the words of the server. */
export const readFilter = ({ tab, olderThan, ...rest }: Texts): AdminVerificationFilter => ({
  ...(rest as { idType?: IdType; flag?: VerificationFlag }),
  ...(tab !== undefined && { tab: tab as VerificationTab }),
  ...(olderThan !== undefined && { olderThanMinutes: Number.parseInt(olderThan, 10) }),
});

/** Which requests the next one is taken from: the tab says nothing about it. */
export const readNextFilter = (filter: Texts): AdminVerificationFilter =>
  readFilter(Object.fromEntries(Object.entries(filter).filter(([name]) => name !== 'tab')));
