import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import type { Order } from '../../trading';
import { OrderType } from '../../trading/api/order.types';
import type { Dispute } from '../dispute.entity';
import { disputeState, reportableUntil, secondLookUntil } from '../disputes';
import type { DisputesLoaders } from '../disputes.loaders';
import { OrderDisputeType, type DisputeType } from './dispute.types';

/** A decision shows once it has taken effect. */
function show(row: Dispute): DisputeType {
  const { id, number, look, note, submittedAt, reviewBy, decidedAt, decisionReason } = row;
  const state = disputeState(row);
  const decided = state === 'UNDER_REVIEW' ? null : { decidedAt, reason: decisionReason };
  return {
    ...{ id, number, look, state, note, submittedAt, reviewBy },
    ...(decided ?? { decidedAt: null, reason: null }),
  };
}

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
      reports: reports.map(show),
    };
  }
}
