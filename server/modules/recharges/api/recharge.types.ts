import { Field, ID, InputType, ObjectType } from 'type-graphql';
import {
  channelKinds,
  rechargeClasses,
  rechargeStates,
  type ChannelKind,
  type RechargeClass,
  type RechargeState,
} from '../../../../schema/states';
import { connectionOf } from '../../../graphql/connection';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';
import type { ChannelDetail } from '../recharge.entity';

export const ChannelKindEnum = graphqlEnum('ChannelKind', channelKinds, 'How money is paid in.');
export const RechargeStateEnum = graphqlEnum('RechargeState', rechargeStates, 'Where it stands.');
export const RechargeClassEnum = graphqlEnum('RechargeClass', rechargeClasses, 'Why it came in.');
export const DetailLabelEnum = graphqlEnum(
  'ChannelDetailLabel',
  ['HOLDER', 'BANK', 'ACCOUNT', 'ADDRESS', 'NETWORK', 'REFERENCE'],
  'What a line of receiving details says.',
);

@ObjectType('ChannelDetail', {
  description: 'One line of the receiving details.',
  simpleResolvers: true,
})
export class ChannelDetailType {
  @Field(() => DetailLabelEnum)
  label!: ChannelDetail['label'];

  @Field(() => String)
  value!: string;
}

@ObjectType('RechargeChannel', { description: 'A way to pay in.', simpleResolvers: true })
export class RechargeChannelType {
  @Field(() => ID)
  id!: string;

  @Field(() => ChannelKindEnum)
  kind!: ChannelKind;

  @Field(() => [ChannelDetailType])
  details!: ChannelDetailType[];
}

@ObjectType('Recharge', { description: 'Money on its way in.', simpleResolvers: true })
export class RechargeType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => RechargeClassEnum)
  class!: RechargeClass;

  @Field(() => RechargeStateEnum)
  state!: RechargeState;

  @Field(() => String, { nullable: true })
  payerName!: string | null;

  @Field(() => String, { nullable: true })
  remark!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was refused or corrected.' })
  decisionReason!: string | null;

  @Field(() => DateTime)
  submittedAt!: Date;

  @Field(() => DateTime, { nullable: true })
  takenAt!: Date | null;

  @Field(() => DateTime, { nullable: true })
  decidedAt!: Date | null;

  @Field(() => DateTime, { description: 'The promised time of the review.' })
  reviewBy!: Date;
}

export const RechargeConnection = connectionOf('Recharge', () => RechargeType);

@InputType({ description: 'What was paid, where, and the picture that shows it.' })
export class RechargeSubmitInput {
  @Field(() => ID)
  channelId!: string;

  @Field(() => String, { description: 'USD, plain decimal.' })
  amount!: string;

  @Field(() => String, { description: 'The path that `POST /files/upload` answered with.' })
  screenshot!: string;

  @Field(() => String, { nullable: true })
  payerName?: string | null;

  @Field(() => String, { nullable: true })
  remark?: string | null;

  @Field(() => String)
  idempotencyKey!: string;
}

@ObjectType({ implements: Payload, description: 'The recharge as submitted.' })
export class RechargeSubmitPayload extends Payload {
  @Field(() => RechargeType, { nullable: true })
  recharge!: RechargeType | null;
}
