import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  instrumentClasses,
  marketStates,
  type CandleInterval,
  type InstrumentClass,
  type MarketState,
} from '../../../../schema/states';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime, Decimal, MoneyType } from '../../../graphql/scalars';
import type { FeedName } from '../feeds/feed';

export const InstrumentClassEnum = graphqlEnum('InstrumentClass', instrumentClasses);
export const MarketStateEnum = graphqlEnum('MarketState', marketStates);

/** The contract's words stand behind these. */
const MarketFeeds = {
  SIMULATED: 'simulated',
  BINANCE: 'binance',
  TWELVE_DATA: 'twelvedata',
} as const;
registerEnumType(MarketFeeds, { name: 'MarketFeed', description: 'Where prices come from.' });
export const MarketFeedEnum: Readonly<Record<string, FeedName>> = MarketFeeds;

/** GraphQL names cannot begin with a digit, so the contract's words stand behind these. */
const CandleIntervalEnum = {
  ONE_MINUTE: '1m',
  FIVE_MINUTES: '5m',
  FIFTEEN_MINUTES: '15m',
  THIRTY_MINUTES: '30m',
  ONE_HOUR: '1h',
  FOUR_HOURS: '4h',
  ONE_DAY: '1d',
} as const;
registerEnumType(CandleIntervalEnum, {
  name: 'CandleInterval',
  description: 'What one candle covers.',
});

/** What prices of a time began with and lay between. */
@ObjectType({ simpleResolvers: true })
abstract class PriceRange {
  @Field(() => Decimal)
  open!: string;

  @Field(() => Decimal)
  high!: string;

  @Field(() => Decimal)
  low!: string;
}

@ObjectType('Quote', {
  description: 'The newest recorded price and the figures of its day.',
  simpleResolvers: true,
})
export class QuoteType extends PriceRange {
  @Field(() => ID, { description: "The recorded quote's id; every channel shows the same one." })
  id!: string;

  @Field(() => ID)
  instrumentId!: string;

  @Field(() => Decimal)
  price!: string;

  @Field(() => DateTime)
  at!: Date;

  @Field(() => Decimal, { description: 'Close of the session before.' })
  close!: string;

  @Field(() => Decimal, { description: 'price - close, signed' })
  change!: string;

  @Field(() => Decimal, { description: 'in percent with two decimals, signed' })
  changePercent!: string;
}

@ObjectType('LastPrice', {
  description: 'The newest price known, and the marks of its day.',
  simpleResolvers: true,
})
export class LastPriceType extends PriceRange {
  @Field(() => Decimal)
  price!: string;

  @Field(() => DateTime)
  at!: Date;
}

@ObjectType('Candle', {
  description: 'Open, high, low and close over one interval.',
  simpleResolvers: true,
})
export class CandleType extends PriceRange {
  @Field(() => DateTime)
  startAt!: Date;

  @Field(() => Decimal)
  close!: string;

  @Field(() => Decimal, { nullable: true })
  volume!: string | null;

  @Field(() => Boolean, {
    description:
      'The past of a new instrument or a hole: filled in, at least in part, not recorded. It settles nothing.',
  })
  backfilled!: boolean;
}

@ObjectType('Terms', { description: 'What is offered for one duration.' })
export class TermsType {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  durationSeconds!: number;

  @Field(() => Int)
  payoutBp!: number;

  @Field(() => Int)
  feeBp!: number;

  @Field(() => Int)
  breakEvenBp!: number;

  @Field(() => MoneyType)
  stakeMin!: MoneyType;

  @Field(() => MoneyType)
  stakeMax!: MoneyType;
}

@ObjectType('Instrument', {
  description: 'Something quoted that can be traded.',
  simpleResolvers: true,
})
export class InstrumentType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  symbol!: string;

  @Field(() => InstrumentClassEnum)
  class!: InstrumentClass;

  @Field(() => Int)
  decimals!: number;

  @Field(() => Boolean)
  popular!: boolean;

  @Field(() => String, { description: 'In the language of the request.' })
  name!: string;

  @Field(() => MarketFeedEnum, { description: 'Which feed quotes it now.' })
  feed!: FeedName;

  @Field(() => MarketStateEnum)
  state!: MarketState;

  @Field(() => String)
  timezone!: string;
}

@ArgsType()
export class InstrumentsArgs {
  @Field(() => InstrumentClassEnum, { nullable: true })
  class?: InstrumentClass;

  @Field(() => Boolean, { nullable: true })
  popular?: boolean;

  @Field(() => String, { nullable: true })
  search?: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Also what was taken off the lists, and what is quoted for conversions alone: these quotes are public too.',
  })
  delisted?: boolean;
}

@ArgsType()
export class CandlesArgs {
  @Field(() => ID)
  instrumentId!: string;

  @Field(() => CandleIntervalEnum)
  interval!: CandleInterval;

  @Field(() => Int, { nullable: true })
  last?: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Only candles that begin before it: to go back through all there are.',
  })
  before?: Date;
}
