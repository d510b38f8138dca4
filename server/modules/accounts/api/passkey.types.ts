import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';

export const askedPurposes = ['FUND', 'SECURITY'] as const;
export type AskedPurpose = (typeof askedPurposes)[number];
const PasskeyPurposeEnum = graphqlEnum(
  'PasskeyPurpose',
  askedPurposes,
  'In place of the fund password; of the login password, where it protects the account.',
);

@ObjectType('Passkey', {
  description: 'What a device of the user signs by instead of a password.',
  simpleResolvers: true,
})
export class PasskeyType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'As its user calls it.' })
  name!: string;

  @Field(() => DateTime)
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true })
  lastUsedAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether other devices of the same person have it, too.' })
  backedUp!: boolean;

  @Field(() => DateTime, { description: 'From here on it stands for the fund password.' })
  fundSince!: Date;
}

@ObjectType('PasskeyCredential', {
  description: 'How a browser finds a passkey on its devices.',
  simpleResolvers: true,
})
export class PasskeyCredentialType {
  @Field(() => ID, { description: 'Base64url.' })
  id!: string;

  @Field(() => [String])
  transports!: string[];
}

@ObjectType('PasskeyChallenge', {
  description: 'What a passkey signs once, within five minutes.',
  simpleResolvers: true,
})
export class PasskeyChallengeType {
  @Field(() => String, { description: 'Base64url.' })
  challenge!: string;

  @Field(() => String, { description: 'The host that passkeys are for.' })
  rpId!: string;

  @Field(() => [PasskeyCredentialType], { description: 'Those that may sign; empty: any.' })
  credentials!: PasskeyCredentialType[];
}

@ObjectType('PasskeyCreation', {
  description: 'What a device makes a passkey from, within five minutes.',
  simpleResolvers: true,
})
export class PasskeyCreationType {
  @Field(() => String, { description: 'Base64url.' })
  challenge!: string;

  @Field(() => String, { description: 'The host that it is for.' })
  rpId!: string;

  @Field(() => String)
  rpName!: string;

  @Field(() => String, { description: 'Base64url. It names nobody.' })
  userHandle!: string;

  @Field(() => String)
  userName!: string;

  @Field(() => [PasskeyCredentialType], { description: 'Those there are already.' })
  credentials!: PasskeyCredentialType[];
}

@InputType({ description: 'What a device signed, in base64url.' })
export class PasskeyAnswerInput {
  @Field(() => String)
  id!: string;

  @Field(() => String)
  clientDataJSON!: string;

  @Field(() => String)
  authenticatorData!: string;

  @Field(() => String)
  signature!: string;

  @Field(() => String, { nullable: true, description: 'Needed for signing in.' })
  userHandle?: string | null;
}

@InputType({ description: 'A passkey that a device made, in base64url.' })
export class PasskeyMadeInput {
  @Field(() => String)
  id!: string;

  @Field(() => String)
  clientDataJSON!: string;

  @Field(() => String)
  attestationObject!: string;

  @Field(() => [String])
  transports!: string[];
}

@InputType({ description: 'What a signature is asked for.' })
export class PasskeyAskInput {
  @Field(() => PasskeyPurposeEnum)
  purpose!: AskedPurpose;
}

@InputType({ description: 'What its owner proves to be by: all that a passkey stands for.' })
export class PasskeyBeginInput {
  @Field(() => String, { nullable: true, description: 'The login password.' })
  password?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Beside it, where there is a second factor.',
  })
  totp?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Without it, where there is one, it stands for it only after 24 hours.',
  })
  fundPassword?: string | null;

  @Field(() => PasskeyAnswerInput, { nullable: true, description: 'In place of all of these.' })
  passkey?: PasskeyAnswerInput | null;
}

@InputType({ description: 'The passkey that was made, and what its user calls it.' })
export class PasskeyAddInput {
  @Field(() => String, { nullable: true, description: 'The device when left out.' })
  name?: string | null;

  @Field(() => PasskeyMadeInput)
  made!: PasskeyMadeInput;
}

@InputType({ description: 'One of one’s own, and its new name.' })
export class PasskeyRenameInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;
}

@InputType({ description: 'One of one’s own, and the login password or a passkey.' })
export class PasskeyRemoveInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  password?: string | null;

  @Field(() => PasskeyAnswerInput, { nullable: true })
  passkey?: PasskeyAnswerInput | null;
}

@ObjectType({ implements: Payload, description: 'What is to be signed.' })
export class PasskeyAskPayload extends Payload {
  @Field(() => PasskeyChallengeType, { nullable: true })
  asked!: PasskeyChallengeType | null;
}

@ObjectType({ implements: Payload, description: 'What a passkey is made from.' })
export class PasskeyBeginPayload extends Payload {
  @Field(() => PasskeyCreationType, { nullable: true })
  creation!: PasskeyCreationType | null;
}

@ObjectType({ implements: Payload, description: 'One’s passkeys after the act.' })
export class PasskeysPayload extends Payload {
  @Field(() => [PasskeyType], { nullable: true })
  passkeys!: PasskeyType[] | null;
}

@ObjectType({ implements: Payload, description: 'A session; a pass for a locked user.' })
export class SessionOpenByPasskeyPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'In this answer alone.' })
  token!: string | null;

  @Field(() => String, { nullable: true, description: 'For lockedAccount, in this answer alone.' })
  pass!: string | null;
}
