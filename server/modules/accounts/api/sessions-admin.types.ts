import { Field, ID, ObjectType } from 'type-graphql';
import { listOf } from '../../../graphql/page';
import { DateTime } from '../../../graphql/scalars';

@ObjectType('AdminSession', {
  description: 'A sign-in of a customer, without its address.',
  simpleResolvers: true,
})
class AdminSessionType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: 'Browser and system, where it named them.' })
  device!: string | null;

  @Field(() => DateTime)
  signedInAt!: Date;

  @Field(() => DateTime)
  lastUsedAt!: Date;

  @Field(() => DateTime, { nullable: true })
  endedAt!: Date | null;
}

export const AdminSessionList = listOf('AdminSession', () => AdminSessionType);
