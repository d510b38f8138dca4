import { Field, ID, ObjectType } from 'type-graphql';
import { staffLookKinds, type StaffLookKind } from '../../../../schema/states';
import { connectionOf } from '../../../graphql/connection';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime } from '../../../graphql/scalars';

const StaffLookKindEnum = graphqlEnum(
  'StaffLookKind',
  staffLookKinds,
  'What a member of staff looked at or changed in an account.',
);

@ObjectType('StaffLook', {
  description: 'What a member of staff looked at or changed in one’s account.',
  simpleResolvers: true,
})
class StaffLookType {
  @Field(() => ID)
  id!: string;

  @Field(() => DateTime)
  at!: Date;

  @Field(() => StaffLookKindEnum)
  kind!: StaffLookKind;

  @Field(() => String, { description: 'Who on the staff.' })
  by!: string;

  @Field(() => String, { nullable: true, description: 'Why, in their words.' })
  reason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number of the request that was decided on.',
  })
  about!: string | null;
}

export const StaffLookConnection = connectionOf('StaffLook', () => StaffLookType);
