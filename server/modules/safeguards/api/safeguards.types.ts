import { Field, InputType, ObjectType } from 'type-graphql';
import {
  breakLengths,
  ownLimitKinds,
  type BreakLength,
  type OwnLimitKind,
} from '../../../../schema/safeguards';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime, Decimal } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';

const OwnLimitKindEnum = graphqlEnum(
  'OwnLimitKind',
  ownLimitKinds,
  'What a limit a day counts: USD lost, USD recharged, minutes in the app.',
);
const BreakLengthEnum = graphqlEnum('BreakLength', breakLengths, 'How long a break lasts.');

@ObjectType('OwnLimitChange', {
  description: 'What was asked for and does not hold yet.',
  simpleResolvers: true,
})
export class OwnLimitChangeType {
  @Field(() => Decimal, { nullable: true, description: 'Null: the limit goes.' })
  max!: string | null;

  @Field(() => DateTime)
  from!: Date;
}

@ObjectType('OwnLimit', {
  description: 'A limit a day that one sets oneself: USD, of DAILY_MINUTES whole minutes.',
  simpleResolvers: true,
})
export class OwnLimitType {
  @Field(() => OwnLimitKindEnum)
  kind!: OwnLimitKind;

  @Field(() => Decimal, { nullable: true, description: 'Inclusive; null where none holds.' })
  max!: string | null;

  @Field(() => Decimal, { description: 'What counts towards it on the platform’s day so far.' })
  used!: string;

  @Field(() => OwnLimitChangeType, { nullable: true })
  change!: OwnLimitChangeType | null;
}

@ObjectType('TradingBreak', {
  description: 'Until it ends no order, joining, free top-up or renewal is accepted.',
  simpleResolvers: true,
})
export class TradingBreakType {
  @Field(() => DateTime, { nullable: true, description: 'Null: for good.' })
  until!: Date | null;
}

@ObjectType('Safeguards', {
  description: 'What one holds oneself to.',
  simpleResolvers: true,
})
export class SafeguardsType {
  @Field(() => [OwnLimitType], { description: 'One of each kind.' })
  limits!: OwnLimitType[];

  @Field(() => TradingBreakType, { nullable: true, description: 'The break that lasts.' })
  break!: TradingBreakType | null;
}

@InputType({ description: 'Which limit, and how much a day. Without a maximum it goes.' })
export class OwnLimitSetInput {
  @Field(() => OwnLimitKindEnum)
  kind!: OwnLimitKind;

  @Field(() => Decimal, { nullable: true, description: 'USD, of DAILY_MINUTES whole minutes.' })
  max?: string | null;
}

@InputType({ description: 'How long. Nobody ends it before.' })
export class BreakTakeInput {
  @Field(() => BreakLengthEnum)
  length!: BreakLength;
}

@ObjectType({ implements: Payload, description: 'What one holds oneself to after the change.' })
export class SafeguardsPayload extends Payload {
  @Field(() => SafeguardsType, { nullable: true })
  safeguards!: SafeguardsType | null;
}
