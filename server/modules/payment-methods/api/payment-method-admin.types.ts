import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Payload } from '../../../graphql/user-errors';

@InputType({ description: 'Which payment method, and why it is opened.' })
export class PaymentMethodOpenInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  reason!: string;
}

@ObjectType('PaymentMethodDetails', {
  description: 'A payment method in full. That it was opened stands in the audit log.',
  simpleResolvers: true,
})
export class PaymentMethodDetailsType {
  @Field(() => String)
  account!: string;

  @Field(() => String, { nullable: true })
  holder!: string | null;

  @Field(() => String, { nullable: true })
  bank!: string | null;

  @Field(() => String, { nullable: true })
  branch!: string | null;
}

@ObjectType({ implements: Payload, description: 'What was opened.' })
export class PaymentMethodOpenPayload extends Payload {
  @Field(() => PaymentMethodDetailsType, { nullable: true })
  details!: PaymentMethodDetailsType | null;
}
