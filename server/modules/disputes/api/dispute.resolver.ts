import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { toConnection } from '../../../graphql/connection';
import { attempt } from '../../../graphql/user-errors';
import { requireUser, type Context } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import type { MarketLoaders } from '../../market';
import { orderById } from '../../trading';
import { showOrder } from '../../trading/api/show-order';
import { ownDisputes } from '../own-disputes';
import { askSecondLook, reportOrder, type ReportOrder } from '../report/report-order';
import { DisputeConnection, OrderReportInput, OrderReportPayload } from './dispute.types';
import { showDispute } from './show-dispute';

type Act = typeof reportOrder;

/** The order as it is after the act. A refusal becomes data. */
async function reported(ctx: ApiContext<MarketLoaders>, act: Act, input: ReportOrder) {
  const { value: order, userErrors } = await attempt(ctx, async () => {
    await act(ctx, input);
    const found = await orderById(ctx, requireUser(ctx).userId, input.orderId);
    return found && showOrder(ctx, found);
  });
  return { order, userErrors };
}

@Resolver()
export class DisputeResolver {
  @Query(() => DisputeConnection, {
    description: 'Own reports of settlements and second looks, newest first.',
  })
  async disputes(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const found = await ownDisputes(ctx, page);
    return toConnection(found.map(showDispute), page, ({ id }) => id);
  }

  @Mutation(() => OrderReportPayload, {
    description: 'Reports the settlement of an own order as wrong, with its certificate.',
  })
  orderReport(
    @Ctx() ctx: ApiContext<MarketLoaders>,
    @Arg('input', () => OrderReportInput) input: OrderReportInput,
  ) {
    return reported(ctx, reportOrder, input);
  }

  @Mutation(() => OrderReportPayload, {
    description:
      'Asks once for a second look, after the decision that the settlement was right: by somebody else.',
  })
  orderSecondLook(
    @Ctx() ctx: ApiContext<MarketLoaders>,
    @Arg('input', () => OrderReportInput) input: OrderReportInput,
  ) {
    return reported(ctx, askSecondLook, input);
  }
}
