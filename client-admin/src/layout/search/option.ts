import type { MoneyLike } from '../../lib/format';
import type { SearchQuery } from './search.generated';

export type Hits = SearchQuery['search'];

/** One line of the palette, and where it leads. */
export interface Option {
  readonly key: string;
  readonly to: string;
  readonly title: string;
  readonly about: string;
  /** At the end of the line; a state is a key of the words. */
  readonly state?: string;
  readonly amount?: MoneyLike;
}
