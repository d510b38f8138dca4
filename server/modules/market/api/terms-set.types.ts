import { Field, ID, InputType, Int } from 'type-graphql';
import { Decimal } from '../../../graphql/scalars';

@InputType({ description: 'What is offered for one duration.' })
class OfferedTermsInput {
  @Field(() => Int)
  seconds!: number;

  @Field(() => Int, { description: 'Basis points of the stake that a win adds.' })
  payoutBp!: number;

  @Field(() => Int, { description: 'Basis points of the stake.' })
  feeBp!: number;

  @Field(() => Decimal, { description: 'The least stake, USD.' })
  min!: string;

  @Field(() => Decimal, { description: 'The most stake, USD.' })
  max!: string;
}

@InputType({ description: 'All that is offered on an instrument from now on.' })
export class TermsSetInput {
  @Field(() => ID)
  instrumentId!: string;

  @Field(() => [OfferedTermsInput])
  terms!: OfferedTermsInput[];

  @Field(() => String)
  reason!: string;

  @Field(() => ID, { description: 'The newest version that was read.' })
  version!: string;
}
