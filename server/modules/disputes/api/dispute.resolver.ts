import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { attempt } from '../../../graphql/user-errors';
import { requireUser } from '../../../platform/context';
import type { MarketLoaders } from '../../market';
import { orderById } from '../../trading';
import { showOrder } from '../../trading/api/show-order';
import { askSecondLook, reportOrder, type ReportOrder } from '../report/report-order';
import { OrderReportInput, OrderReportPayload } from './dispute.types';

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
