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
