import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import type { Order } from '../../trading';
import { OrderType } from '../../trading/api/order.types';
import { reportableUntil, secondLookUntil } from '../disputes';
import type { DisputesLoaders } from '../disputes.loaders';
import { OrderDisputeType } from './dispute.types';
import { showDispute } from './show-dispute';

@Resolver(() => OrderType)
export class OrderDisputesResolver {
  @FieldResolver(() => OrderDisputeType, {
    nullable: true,
    description: 'What was reported of it; null while it is open.',
  })
  async dispute(
    @Ctx() ctx: ApiContext<DisputesLoaders>,
    @Root() order: Order,
  ): Promise<OrderDisputeType | null> {
    const until = await reportableUntil(ctx, order);
    if (until === null) return null;
    const reports = await ctx.loaders.disputes.load(order.id);
    const [first, second] = reports;
    return {
      reportableUntil: until,
      secondLookUntil: first && !second ? await secondLookUntil(ctx, first) : null,
      certificate: first ? (await ctx.loaders.disputeCertificates.load(first.id)).state : null,
      reports: reports.map(showDispute),
    };
  }
}
