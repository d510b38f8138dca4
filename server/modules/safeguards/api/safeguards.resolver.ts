import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { formatMoney, usd } from '../../../../schema/money';
import { attempt } from '../../../graphql/user-errors';
import { requireUser, type Context } from '../../../platform/context';
import { ownLimits, tradingBreak, type OwnLimit } from '../safeguards';
import { setLimit } from '../set-limit';
import { takeBreak } from '../take-break';
import {
  BreakTakeInput,
  OwnLimitSetInput,
  SafeguardsPayload,
  SafeguardsType,
} from './safeguards.types';

@Resolver()
export class SafeguardsResolver {
  @Query(() => SafeguardsType, { description: 'What one holds oneself to.' })
  safeguards(@Ctx() ctx: Context): Promise<SafeguardsType> {
    return show(ctx);
  }

  @Mutation(() => SafeguardsPayload, {
    description: 'Sets a limit: at once where it is the first or lower, else 24 hours later.',
  })
  ownLimitSet(
    @Ctx() ctx: Context,
    @Arg('input', () => OwnLimitSetInput) { kind, max = null }: OwnLimitSetInput,
  ) {
    return changed(ctx, () => setLimit(ctx, { kind, max }));
  }

  @Mutation(() => SafeguardsPayload, { description: 'Begins a break. Nobody ends it early.' })
  breakTake(@Ctx() ctx: Context, @Arg('input', () => BreakTakeInput) { length }: BreakTakeInput) {
    return changed(ctx, () => takeBreak(ctx, length));
  }
}

async function changed(ctx: Context, act: () => Promise<void>) {
  const { value, userErrors } = await attempt(ctx, async () => {
    await act();
    return show(ctx);
  });
  return { safeguards: value, userErrors };
}

async function show(ctx: Context): Promise<SafeguardsType> {
  const { userId } = requireUser(ctx);
  const [all, lasting] = await Promise.all([
    ownLimits(ctx.db, userId),
    tradingBreak(ctx.db, userId),
  ]);
  return { limits: all.map(showLimit), break: lasting };
}

const showLimit = ({ kind, max, used, change }: OwnLimit) => ({
  kind,
  max: written(kind, max),
  used: written(kind, used),
  change: change && { max: written(kind, change.max), from: change.from },
});

/** Dollars as a decimal, minutes as they are. */
function written<T extends bigint | null>(kind: OwnLimit['kind'], value: T) {
  const text = value === null || kind === 'DAILY_MINUTES' ? value : formatMoney(usd(value));
  return (text === null ? null : String(text)) as T extends bigint ? string : string | null;
}
