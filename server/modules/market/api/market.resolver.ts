import { Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { MarketState } from '../../../../schema/states';
import { breakEvenBp, usd } from '../../../../schema/money';
import { DateTime, Decimal, MoneyType, toMoneyType } from '../../../graphql/scalars';
import type { Context } from '../../../platform/context';
import { shownPath } from '../../uploads';
import { candles, type Candle } from '../candles';
import { prohibitWords } from '../desk/prohibit-words';
import type { Instrument } from '../instrument.entity';
import { instruments } from '../instruments';
import type { MarketLoaders } from '../market.loaders';
import type { Quote } from '../quotes';
import type { LastPrice } from '../spans/last-prices';
import type { Terms } from '../terms.entity';
import {
  CandlesArgs,
  CandleType,
  InstrumentsArgs,
  InstrumentType,
  LastPriceType,
  MarketStateEnum,
  QuoteType,
  TermsType,
} from './market.types';

type MarketContext = Context & { readonly loaders: MarketLoaders };

@Resolver(() => InstrumentType)
export class MarketResolver {
  @Query(() => [InstrumentType], { description: 'What is quoted, in the order of the lists.' })
  instruments(@Ctx() ctx: Context, @Args(() => InstrumentsArgs) filter: InstrumentsArgs) {
    return instruments(ctx, filter);
  }

  @Query(() => [CandleType], {
    description: 'The newest candles, oldest first; 60 unless asked otherwise.',
  })
  candles(@Ctx() ctx: Context, @Args(() => CandlesArgs) asked: CandlesArgs): Promise<Candle[]> {
    return candles(ctx, asked);
  }

  @FieldResolver(() => String)
  name(@Root() { names }: Instrument, @Ctx() { locale }: Context): string {
    return names[locale];
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'What it is, in the language of the request; a line is a paragraph.',
  })
  description(@Root() { descriptions }: Instrument, @Ctx() { locale }: Context): string | null {
    return descriptions[locale] ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Why trading is prohibited, while it is; what the platform itself says, in the language of the request.',
  })
  prohibitReason(
    @Root() { prohibitReason }: Instrument,
    @Ctx() { locale }: Context,
  ): string | null {
    return prohibitWords(locale, prohibitReason);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Path of its picture.' })
  picture(@Root() { picture }: Instrument): string | null {
    return picture === null ? null : shownPath(picture);
  }

  @FieldResolver(() => MarketStateEnum)
  async state(@Root() { id, listed }: Instrument, @Ctx() ctx: MarketContext): Promise<MarketState> {
    // What stands in no list takes no order, whatever its market does.
    if (!listed) return 'CLOSED';
    return (await ctx.loaders.marketStates.load(id))?.state ?? 'CLOSED';
  }

  @FieldResolver(() => String)
  async timezone(@Root() { id }: Instrument, @Ctx() ctx: MarketContext): Promise<string> {
    return (await ctx.loaders.marketStates.load(id))?.timezone ?? 'UTC';
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'When the running session ends; null while not open, or where it never ends.',
  })
  async closesAt(@Root() { id }: Instrument, @Ctx() ctx: MarketContext): Promise<Date | null> {
    return (await ctx.loaders.marketStates.load(id))?.closesAt ?? null;
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'When trading opens again; null while open or without a known opening.',
  })
  async opensAt(@Root() { id }: Instrument, @Ctx() ctx: MarketContext): Promise<Date | null> {
    return (await ctx.loaders.marketStates.load(id))?.opensAt ?? null;
  }

  @FieldResolver(() => QuoteType, { nullable: true })
  quote(@Root() { id }: Instrument, @Ctx() { loaders }: MarketContext): Promise<Quote | null> {
    return loaders.quotes.load(id);
  }

  @FieldResolver(() => LastPriceType, {
    nullable: true,
    description: 'Of a quote, or where none was recorded yet of the history: for closed markets.',
  })
  lastPrice(@Root() { id }: Instrument, @Ctx() ctx: MarketContext): Promise<LastPrice | null> {
    return ctx.loaders.lastPrices.load(id);
  }

  @FieldResolver(() => [TermsType])
  terms(@Root() { id }: Instrument, @Ctx() { loaders }: MarketContext): Promise<Terms[]> {
    return loaders.terms.load(id);
  }

  @FieldResolver(() => [Decimal], {
    description:
      'The close before the day, then of each of its quarter-hours: the span of changePercent.',
  })
  sparkline(@Root() { id }: Instrument, @Ctx() { loaders }: MarketContext): Promise<string[]> {
    return loaders.sparklines.load(id);
  }
}

@Resolver(() => TermsType)
export class TermsResolver {
  @FieldResolver(() => Int)
  breakEvenBp(@Root() { payoutBp, feeBp }: Terms): number {
    return breakEvenBp(payoutBp, feeBp);
  }

  @FieldResolver(() => MoneyType)
  stakeMin(@Root() { stakeMin }: Terms): MoneyType {
    return toMoneyType(usd(stakeMin));
  }

  @FieldResolver(() => MoneyType)
  stakeMax(@Root() { stakeMax }: Terms): MoneyType {
    return toMoneyType(usd(stakeMax));
  }
}
