import type { Base } from './context';
import type { QuoteHub } from '../modules/market/live/quote-hub';

/** What one server process has, and every GraphQL request's context is made of. */
export interface ApiBase extends Base {
  readonly quoteHub: QuoteHub;
}
