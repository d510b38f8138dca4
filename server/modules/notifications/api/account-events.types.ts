import { Field, ID, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime } from '../../../graphql/scalars';

const kinds = [
  'ORDER_SETTLED',
  'RECHARGE_CHANGED',
  'WITHDRAWAL_CHANGED',
  'HOLDING_CHANGED',
  'MESSAGE_SENT',
  'MARKET_CHANGED',
  'PROJECT_CHANGED',
] as const;
const AccountEventKindEnum = graphqlEnum('AccountEventKind', kinds, 'What happened.');

@ObjectType('AccountEvent', {
  description: 'What happened to the signed-in user: reload what it names.',
  simpleResolvers: true,
})
export class AccountEventType {
  @Field(() => AccountEventKindEnum)
  kind!: (typeof kinds)[number];

  @Field(() => ID, { nullable: true, description: 'Null for several of this kind at once.' })
  subjectId!: string | null;

  @Field(() => DateTime)
  at!: Date;
}
