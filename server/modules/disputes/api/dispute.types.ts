import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  certificateStates,
  disputeStates,
  type CertificateState,
  type DisputeState,
} from '../../../../schema/states';
import { connectionOf } from '../../../graphql/connection';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';
import { OrderType } from '../../trading/api/order.types';

const DisputeStateEnum = graphqlEnum('DisputeState', disputeStates, 'Where a report stands.');
export const CertificateStateEnum = graphqlEnum(
  'CertificateState',
  certificateStates,
  'Whether the certificate of the order is attached. NONE: the order is from before there were seals.',
);

@ObjectType('Dispute', {
  description: 'A report that a settlement was wrong, or the second look at it.',
  simpleResolvers: true,
})
export class DisputeType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => Int, { description: '1: the report. 2: the second look.' })
  look!: number;

  @Field(() => DisputeStateEnum)
  state!: DisputeState;

  @Field(() => String, { nullable: true, description: 'One’s own words.' })
  note!: string | null;

  @Field(() => DateTime)
  submittedAt!: Date;

  @Field(() => DateTime, { description: 'Promised until then.' })
  reviewBy!: Date;

  @Field(() => DateTime, { nullable: true })
  decidedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'The words of the decision.' })
  reason!: string | null;
}

export const DisputeConnection = connectionOf('Dispute', () => DisputeType);

@ObjectType('OrderDispute', {
  description: 'What was reported of a settled order, and what still can be.',
  simpleResolvers: true,
})
export class OrderDisputeType {
  @Field(() => DateTime, {
    description: 'Until then the order can be, or could have been, reported.',
  })
  reportableUntil!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until then one may ask for the second look; null where there is none to ask for.',
  })
  secondLookUntil!: Date | null;

  @Field(() => CertificateStateEnum, { nullable: true, description: 'Of the report; null before.' })
  certificate!: CertificateState | null;

  @Field(() => [DisputeType], { description: 'The report, and the second look after it.' })
  reports!: readonly DisputeType[];
}

@InputType({ description: 'Which order, and what happened: no words are needed.' })
export class OrderReportInput {
  @Field(() => ID)
  orderId!: string;

  @Field(() => String, { nullable: true })
  note?: string | null;
}

@ObjectType({ implements: Payload, description: 'The order after the act.' })
export class OrderReportPayload extends Payload {
  @Field(() => OrderType, { nullable: true })
  order!: OrderType | null;
}
