import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { paymentMethodKinds, type PaymentMethodKind } from '../../../../schema/payment-methods';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';
import { PasskeyAnswerInput } from '../../accounts/api/passkey.types';

export const PaymentMethodKindEnum = graphqlEnum(
  'PaymentMethodKind',
  paymentMethodKinds,
  'Where money can be paid out to.',
);

@ObjectType('PaymentMethod', {
  description: 'A card, an address or an account that money is paid out to. Its number has stars.',
  simpleResolvers: true,
})
export class PaymentMethodType {
  @Field(() => ID)
  id!: string;

  @Field(() => PaymentMethodKindEnum)
  kind!: PaymentMethodKind;

  @Field(() => String, {
    description: 'First three, stars, last three; of six or fewer only stars.',
  })
  masked!: string;

  @Field(() => String, {
    nullable: true,
    description: 'With stars in the middle; null of addresses, and where nobody named one.',
  })
  holderMasked!: string | null;

  @Field(() => String, { nullable: true })
  bank!: string | null;

  @Field(() => String, { nullable: true })
  branch!: string | null;

  @Field(() => String, { description: 'ISO code, or the coin.' })
  currency!: string;

  @Field(() => String, { nullable: true, description: 'Of an address.' })
  network!: string | null;

  @Field(() => Boolean, { description: 'Whether withdrawals start from it; of one at most.' })
  isDefault!: boolean;

  @Field(() => DateTime)
  createdAt!: Date;

  @Field(() => DateTime, { description: 'From here on it is paid out to.' })
  usableSince!: Date;
}

@InputType({
  description: 'A card, an address or an account; the holder once verified is that name.',
})
export class PaymentMethodAddInput {
  @Field(() => PaymentMethodKindEnum)
  kind!: PaymentMethodKind;

  @Field(() => String, { description: 'Number of the card, account, or address.' })
  account!: string;

  @Field(() => String, { nullable: true, description: 'Needed for a card.' })
  bank?: string | null;

  @Field(() => String, { nullable: true })
  branch?: string | null;

  @Field(() => String, { nullable: true })
  holder?: string | null;

  @Field(() => String, { nullable: true, description: 'ISO code; USD when left out.' })
  currency?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Without it, or a passkey, the target is paid out to only after 24 hours.',
  })
  fundPassword?: string | null;

  @Field(() => PasskeyAnswerInput, { nullable: true, description: 'In place of it.' })
  passkey?: PasskeyAnswerInput | null;

  @Field(() => String)
  idempotencyKey!: string;
}

@InputType({ description: 'One of one’s own, and the fund password or a passkey.' })
export class PaymentMethodInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  fundPassword?: string | null;

  @Field(() => PasskeyAnswerInput, { nullable: true })
  passkey?: PasskeyAnswerInput | null;
}

@ObjectType({ implements: Payload, description: 'What was added.' })
export class PaymentMethodAddPayload extends Payload {
  @Field(() => PaymentMethodType, { nullable: true })
  paymentMethod!: PaymentMethodType | null;
}

@ObjectType({ implements: Payload, description: 'Those that stand after the act.' })
export class PaymentMethodsPayload extends Payload {
  @Field(() => [PaymentMethodType], { nullable: true })
  paymentMethods!: PaymentMethodType[] | null;
}
