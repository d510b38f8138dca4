import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { StaffRole } from '../../../../schema/states';
import { DateTime } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';
import { StaffRoleEnum } from './staff.types';

@ObjectType('StaffInvitation', {
  description: 'Somebody who was invited and has not joined.',
  simpleResolvers: true,
})
export class StaffInvitationType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String)
  name!: string;

  @Field(() => StaffRoleEnum)
  role!: StaffRole;

  @Field(() => DateTime, { nullable: true, description: 'Null until the link went out.' })
  sentAt!: Date | null;

  @Field(() => DateTime)
  expiresAt!: Date;
}

@InputType({ description: 'Somebody to invite, for another administrator to confirm.' })
export class StaffInvitationProposeInput {
  @Field(() => String)
  email!: string;

  @Field(() => String)
  name!: string;

  @Field(() => StaffRoleEnum)
  role!: StaffRole;

  @Field(() => String)
  reason!: string;

  @Field(() => String, { nullable: true })
  idempotencyKey?: string | null;
}

@InputType({ description: 'The link of an invitation, and the password one has chosen.' })
export class StaffInvitationAcceptInput {
  @Field(() => String)
  token!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String)
  passwordRepeat!: string;
}

@ObjectType({ implements: Payload, description: 'Whether one has joined; signing in comes next.' })
export class StaffInvitationAcceptPayload extends Payload {
  @Field(() => Boolean, { nullable: true })
  joined!: boolean | null;
}

@InputType({ description: 'Who sets up a second factor; they have no session before.' })
export class StaffFactorBeginInput {
  @Field(() => String)
  email!: string;

  @Field(() => String)
  password!: string;
}

@ObjectType({ implements: Payload, description: 'What an authenticator app needs, this once.' })
export class StaffFactorBeginPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'Base32, to be typed.' })
  setupKey!: string | null;

  @Field(() => String, { nullable: true, description: 'The same as a link, for a QR picture.' })
  setupUri!: string | null;
}

@InputType({ description: 'Whose second factor is lost, and why it goes.' })
export class StaffFactorResetInput {
  @Field(() => ID)
  staffId!: string;

  @Field(() => String)
  reason!: string;
}

@ObjectType({ implements: Payload, description: 'Whether it was taken away.' })
export class StaffFactorResetPayload extends Payload {
  @Field(() => Boolean, { nullable: true })
  reset!: boolean | null;
}
