import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { MemberLevel } from '../../../../schema/states';
import { DateTime } from '../../../graphql/scalars';
import { graphqlEnum } from '../../../graphql/enums';
import { listOf } from '../../../graphql/page';
import { Payload } from '../../../graphql/user-errors';
import { userStates, type UserState } from '../lock/user-state';
import { MemberLevelEnum } from './user.types';

export const UserStateEnum = graphqlEnum(
  'UserState',
  userStates,
  'Open, locked by staff, or stopped by its user’s own freeze alone.',
);

@ObjectType('AdminUser', {
  description: 'A customer as staff see them: masked until a logged reveal.',
  simpleResolvers: true,
})
export class AdminUserType {
  @Field(() => ID)
  id!: string;

  @Field(() => MemberLevelEnum)
  memberLevel!: MemberLevel;

  @Field(() => String)
  language!: string;

  @Field(() => String, { nullable: true })
  lockReason!: string | null;

  @Field(() => DateTime, { nullable: true })
  lockedAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when the user’s own freeze stands.',
  })
  frozenAt!: Date | null;

  @Field(() => DateTime, { nullable: true })
  lastLoginAt!: Date | null;

  @Field(() => ID, { nullable: true })
  inviterId!: string | null;
}

export const AdminUserList = listOf('AdminUser', () => AdminUserType);

@InputType('AdminUserFilter', { description: 'Which users.' })
export class AdminUserFilterInput {
  @Field(() => String, {
    nullable: true,
    description: 'A whole e-mail, phone, user name, invitation code or number.',
  })
  search?: string | null;

  @Field(() => UserStateEnum, { nullable: true })
  state?: UserState | null;
}

@InputType({ description: 'Whom, the level beside their name, and why.' })
export class UserSetLevelInput {
  @Field(() => ID)
  id!: string;

  @Field(() => MemberLevelEnum)
  level!: MemberLevel;

  @Field(() => String)
  reason!: string;
}

@InputType({ description: 'Whom, and why: the user can read it.' })
export class UserLockInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  reason!: string;
}

@InputType({ description: 'Whose wait after wrong passwords, and why it is lifted.' })
export class UserWaitLiftInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  reason!: string;
}

@InputType({ description: 'Whose details, and why they are needed.' })
export class UserRevealInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  reason!: string;
}

@ObjectType({ implements: Payload, description: 'The user after the change.' })
export class AdminUserPayload extends Payload {
  @Field(() => AdminUserType, { nullable: true })
  user!: AdminUserType | null;
}

@ObjectType({ implements: Payload, description: 'The details, for this answer alone.' })
export class UserRevealPayload extends Payload {
  @Field(() => String, { nullable: true })
  email!: string | null;

  @Field(() => String, { nullable: true })
  phone!: string | null;

  @Field(() => String, { nullable: true })
  userName!: string | null;
}
