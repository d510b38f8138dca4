import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { FollowingState } from '../../../../schema/states';
import { listOf } from '../../../graphql/page';
import { DateTime, MoneyType } from '../../../graphql/scalars';
import { FollowingStateEnum } from './follow.types';

@ObjectType('AdminFollowing', { description: 'Who follows whom. Read only.' })
export class AdminFollowingType {
  @Field(() => ID)
  id!: string;

  @Field(() => MoneyType)
  amount!: MoneyType;

  @Field(() => MoneyType)
  dailyCap!: MoneyType;

  @Field(() => FollowingStateEnum)
  state!: FollowingState;

  @Field(() => DateTime)
  since!: Date;
}

export const AdminFollowingList = listOf('AdminFollowing', () => AdminFollowingType);

@InputType('AdminFollowingFilter', { description: 'Whose.' })
export class AdminFollowingFilterInput {
  @Field(() => ID, { nullable: true, description: 'The leader’s user.' })
  leaderId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The follower.' })
  userId?: string | null;
}
