import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { QuoteSpanType } from '../../market/api/quote-span.types';
import type { Dispute } from '../dispute.entity';
import type { DisputesLoaders } from '../disputes.loaders';
import { AdminDisputeType } from './dispute-admin.types';

/** What was recorded around the contract: the same that its user and everybody else can read. */
@Resolver(() => AdminDisputeType)
export class DisputeQuotesResolver {
  @FieldResolver(() => QuoteSpanType, {
    description:
      'The record from before the opening until after the expiry; of few reports at once.',
  })
  quotes(@Ctx() { loaders }: ApiContext<DisputesLoaders>, @Root() { orderId }: Dispute) {
    return loaders.disputeRecords.load(orderId);
  }
}
