import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { staffRoles, staffStandings, type StaffRole } from '../../../../schema/states';
import { graphqlEnum } from '../../../graphql/enums';
import { Payload } from '../../../graphql/user-errors';

export const StaffRoleEnum = graphqlEnum('StaffRole', staffRoles, 'What a member of staff may do.');
export const StaffStandingEnum = graphqlEnum(
  'StaffStanding',
  staffStandings,
  'A role on the staff, or that somebody has left it.',
);

@ObjectType('Staff', { description: 'The signed-in member of staff.', simpleResolvers: true })
export class StaffType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String)
  name!: string;

  @Field(() => StaffRoleEnum)
  role!: StaffRole;
}

@ObjectType('StaffName', { description: 'Who did something.', simpleResolvers: true })
export class StaffNameType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;
}

@InputType({ description: 'Sign-in of staff.' })
export class StaffSessionOpenInput {
  @Field(() => String)
  email!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of the authenticator app, where one is in use.',
  })
  totp?: string | null;
}

@ObjectType({ implements: Payload, description: 'Who signed in; the session is in a cookie.' })
export class StaffSessionOpenPayload extends Payload {
  @Field(() => StaffType, { nullable: true })
  staff!: StaffType | null;
}

@ObjectType({ implements: Payload, description: 'The session ended.' })
export class StaffSessionClosePayload extends Payload {
  @Field(() => Boolean, { nullable: true })
  closed!: boolean | null;
}

@InputType({ description: 'An account of one’s own.' })
export class OwnAccountDeclareInput {
  @Field(() => ID)
  userId!: string;
}

@ObjectType({ implements: Payload, description: 'Whether it is declared.' })
export class OwnAccountDeclarePayload extends Payload {
  @Field(() => Boolean, { nullable: true })
  declared!: boolean | null;
}

@InputType({ description: 'An account of somebody else on the staff, and how that is known.' })
export class StaffAccountDeclareInput {
  @Field(() => ID)
  staffId!: string;

  @Field(() => ID)
  userId!: string;

  @Field(() => String)
  reason!: string;
}

@ObjectType({ implements: Payload, description: 'Whether it is declared.' })
export class StaffAccountDeclarePayload extends Payload {
  @Field(() => Boolean, { nullable: true })
  declared!: boolean | null;
}
