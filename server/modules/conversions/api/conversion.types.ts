import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { coins, type Coin } from '../../../../schema/money';
import { connectionOf } from '../../../graphql/connection';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime, Decimal, MoneyType } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';

export const CoinEnum = graphqlEnum('Coin', coins, 'What is held beside cash.');

@ObjectType('Conversion', {
  description: 'A rate that was quoted to somebody, and the conversion at it where it was made.',
  simpleResolvers: true,
})
export class ConversionType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'What people know it by.' })
  number!: string;

  @Field(() => CoinEnum)
  coin!: Coin;

  @Field(() => MoneyType)
  give!: MoneyType;

  @Field(() => MoneyType)
  get!: MoneyType;

  @Field(() => Decimal, { description: 'USD for one whole coin, the spread included.' })
  rate!: string;

  @Field(() => Int, { description: 'Basis points against whoever converts.' })
  spreadBp!: number;

  @Field(() => ID, { description: 'The recorded quote of USDT/USD that the rate rests on.' })
  dollarQuoteId!: string;

  @Field(() => ID, { nullable: true, description: 'That of the coin in USDT; null for USDT.' })
  coinQuoteId!: string | null;

  @Field(() => DateTime)
  quotedAt!: Date;

  @Field(() => DateTime)
  expiresAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Null while it is only quoted.' })
  convertedAt!: Date | null;
}

export const ConversionConnection = connectionOf('Conversion', () => ConversionType);

@InputType({ description: 'What is given, in its own currency: cash for coin, or coin for cash.' })
export class ConversionQuoteInput {
  @Field(() => CoinEnum)
  coin!: Coin;

  @Field(() => Boolean, { description: 'Cash to coin; else coin to cash.' })
  toCoin!: boolean;

  @Field(() => String)
  amount!: string;
}

@InputType({ description: 'A quote to convert at, before it expires.' })
export class ConversionMakeInput {
  @Field(() => ID)
  quoteId!: string;

  @Field(() => String)
  idempotencyKey!: string;
}

@ObjectType({ implements: Payload, description: 'What was quoted, or converted.' })
export class ConversionPayload extends Payload {
  @Field(() => ConversionType, { nullable: true })
  conversion!: ConversionType | null;
}
