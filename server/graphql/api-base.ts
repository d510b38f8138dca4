import type { Base } from '../doors/request-context';
import type { QuoteHub } from './quote-hub';

/** What one server process has, and every GraphQL request's context is made of. */
export interface ApiBase extends Base {
  readonly quoteHub: QuoteHub;
}
