import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { money, usd } from '../../../../schema/money';
import { toConnection } from '../../../graphql/connection';
import { toMoneyType } from '../../../graphql/scalars';
import { attempt } from '../../../graphql/user-errors';
import { requireUser, type Context } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import { readMoney } from '../../../platform/text/read-money';
import type { Conversion } from '../conversion.entity';
import { conversions, quotedConversion } from '../conversions';
import { convert } from '../convert';
import { quoteConversion } from '../quote-conversion';
import {
  ConversionConnection,
  ConversionMakeInput,
  ConversionPayload,
  ConversionQuoteInput,
  type ConversionType,
} from './conversion.types';

function show({ toCoin, cash, coins, ...same }: Conversion): ConversionType {
  const sides = [toMoneyType(usd(cash)), toMoneyType(money(same.coin, coins))] as const;
  const [give, get] = toCoin ? sides : ([sides[1], sides[0]] as const);
  return { ...same, give, get };
}

const shownOrNull = (found: Conversion | null) => found && show(found);

@Resolver()
export class ConversionResolver {
  @Query(() => ConversionConnection, { description: 'Own conversions, newest first.' })
  async conversions(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    requireUser(ctx);
    const page = readPage(first, after);
    const found = (await conversions(ctx, page)).map(show);
    return toConnection(found, page, ({ id }) => id);
  }

  @Mutation(() => ConversionPayload, {
    description: 'Says what a conversion comes to and holds it for some seconds. Moves nothing.',
  })
  async conversionQuote(
    @Ctx() ctx: Context,
    @Arg('input', () => ConversionQuoteInput) { coin, toCoin, amount }: ConversionQuoteInput,
  ) {
    const { value, userErrors } = await attempt(ctx, () => {
      requireUser(ctx);
      return quoteConversion(ctx, {
        coin,
        give: readMoney(toCoin ? 'USD' : coin, amount, 'amount'),
      });
    });
    return { conversion: shownOrNull(value), userErrors };
  }

  @Mutation(() => ConversionPayload, { description: 'Converts at a quoted rate, once.' })
  async conversionMake(
    @Ctx() ctx: Context,
    @Arg('input', () => ConversionMakeInput) input: ConversionMakeInput,
  ) {
    const { value, userErrors } = await attempt(ctx, async () => {
      const { resultId } = await convert(ctx, input);
      return quotedConversion(ctx, resultId);
    });
    return { conversion: shownOrNull(value), userErrors };
  }
}
