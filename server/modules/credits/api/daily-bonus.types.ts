import { Field, InputType, ObjectType } from 'type-graphql';
import { DateTime, MoneyType } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';
import { CreditType } from './credit.types';

@ObjectType('DailyBonus', {
  description: 'What is given once on each day of the platform.',
  simpleResolvers: true,
})
export class DailyBonusType {
  @Field(() => MoneyType)
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'Stakes of contracts won or lost that free it.' })
  turnover!: MoneyType;

  @Field(() => Boolean, { description: 'A campaign gives it now.' })
  running!: boolean;

  @Field(() => DateTime, { nullable: true, description: 'When it was claimed today.' })
  claimedAt!: Date | null;

  @Field(() => DateTime, { description: 'When the next day of the platform begins.' })
  nextAt!: Date;
}

@InputType({ description: 'The bonus as it was shown.' })
class DailyBonusShownInput {
  @Field(() => String, { description: 'USD.' })
  amount!: string;

  @Field(() => String, { description: 'USD.' })
  turnover!: string;
}

@InputType({ description: 'Claims the bonus of this day.' })
export class DailyBonusClaimInput {
  @Field(() => DailyBonusShownInput, {
    nullable: true,
    description:
      'What was shown: just this is given, or it is refused with CHANGED_MEANWHILE. Without it what is given now.',
  })
  shown?: DailyBonusShownInput | null;

  @Field(() => String)
  idempotencyKey!: string;
}

@ObjectType({ implements: Payload, description: 'What was given, and when there is more.' })
export class DailyBonusClaimPayload extends Payload {
  @Field(() => CreditType, { nullable: true })
  credit!: CreditType | null;

  @Field(() => DailyBonusType, {
    nullable: true,
    description: 'Also where a claim is refused because it changed meanwhile.',
  })
  dailyBonus!: DailyBonusType | null;
}
