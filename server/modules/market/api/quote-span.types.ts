import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { DateTime, Decimal } from '../../../graphql/scalars';

@ObjectType('RecordedQuote', {
  description: 'One price as it was recorded.',
  simpleResolvers: true,
})
class RecordedQuoteType {
  @Field(() => ID)
  id!: string;

  @Field(() => DateTime)
  at!: Date;

  @Field(() => Decimal)
  price!: string;
}

@ObjectType('QuoteGap', {
  description: 'The feed was silent for longer than its bound while the market was open.',
  simpleResolvers: true,
})
class QuoteGapType {
  @Field(() => DateTime)
  from!: Date;

  @Field(() => DateTime)
  to!: Date;
}

@ObjectType('QuoteSpan', { description: 'The record between two instants.', simpleResolvers: true })
export class QuoteSpanType {
  @Field(() => [RecordedQuoteType], {
    description: 'Oldest first, at most 5,000; every turn of the price is among them.',
  })
  quotes!: readonly RecordedQuoteType[];

  @Field(() => [QuoteGapType])
  gaps!: readonly QuoteGapType[];

  @Field(() => DateTime, { description: 'Told up to here: the end asked for, or now.' })
  until!: Date;

  @Field(() => Boolean, { description: 'The same question has the same answer for good.' })
  final!: boolean;
}

@ArgsType()
export class QuotesArgs {
  @Field(() => ID)
  instrumentId!: string;

  @Field(() => DateTime)
  from!: Date;

  @Field(() => DateTime, { description: 'At most two hours after `from`.' })
  to!: Date;
}

@ObjectType('LinkedQuote', {
  description: 'One price as it was recorded, with what binds it to the one before.',
  simpleResolvers: true,
})
class LinkedQuoteType extends RecordedQuoteType {
  @Field(() => String, { description: 'Its place in the quotes of its instrument.' })
  seq!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The provider’s own time, if it told one.',
  })
  providerAt!: Date | null;

  @Field(() => String, { nullable: true })
  feed!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'In hexadecimal; null of quotes from before quotes were linked.',
  })
  link!: string | null;
}

@ObjectType('QuoteSecond', { description: 'The record within one second.', simpleResolvers: true })
export class QuoteSecondType {
  @Field(() => DateTime, { description: 'The first instant of the second.' })
  from!: Date;

  @Field(() => [LinkedQuoteType], { description: 'Oldest first, at most 100.' })
  quotes!: readonly LinkedQuoteType[];

  @Field(() => Boolean, { description: 'There are more than these.' })
  more!: boolean;

  @Field(() => LinkedQuoteType, {
    nullable: true,
    description: 'The newest from before that second, within a week.',
  })
  before!: LinkedQuoteType | null;

  @Field(() => LinkedQuoteType, {
    nullable: true,
    description: 'The oldest from after that second, within a week.',
  })
  after!: LinkedQuoteType | null;
}

@ArgsType()
export class QuoteSecondArgs {
  @Field(() => ID)
  instrumentId!: string;

  @Field(() => DateTime, { description: 'Any instant of the second, in UTC.' })
  at!: Date;
}
