import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { languages, type Language } from '../../../../schema/languages';
import {
  codeScenes,
  memberLevels,
  type CodeScene,
  type MemberLevel,
} from '../../../../schema/states';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';

export const LanguageEnum = graphqlEnum('Language', languages, 'The ten languages.');
export const MemberLevelEnum = graphqlEnum('MemberLevel', memberLevels, 'A label beside the user.');
const CodeSceneEnum = graphqlEnum('CodeScene', codeScenes, 'What a code is for.');

@ObjectType('User', { description: 'The signed-in customer.', simpleResolvers: true })
export class UserType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  userName!: string | null;

  @Field(() => String, { nullable: true })
  email!: string | null;

  @Field(() => String, { nullable: true })
  phone!: string | null;

  @Field(() => MemberLevelEnum)
  memberLevel!: MemberLevel;

  @Field(() => LanguageEnum)
  language!: Language;

  @Field(() => String)
  invitationCode!: string;
}

@InputType({ description: 'Where a code goes, and what for.' })
export class CodeSendInput {
  @Field(() => String)
  account!: string;

  @Field(() => CodeSceneEnum)
  scene!: CodeScene;
}

@ObjectType({ implements: Payload, description: 'When the code ends and may be asked for again.' })
export class CodeSendPayload extends Payload {
  @Field(() => Int, { nullable: true })
  expiresInSeconds!: number | null;

  @Field(() => Int, { nullable: true })
  resendInSeconds!: number | null;
}

@InputType({ description: 'Whose wait, and the code that was sent to the account.' })
export class SignInWaitLiftInput {
  @Field(() => String)
  account!: string;

  @Field(() => String)
  code!: string;
}

@ObjectType({ implements: Payload, description: 'Whether the account may try to sign in again.' })
export class SignInWaitLiftPayload extends Payload {
  @Field(() => Boolean, { nullable: true })
  lifted!: boolean | null;
}

@InputType({ description: 'What a new user fills in.' })
export class UserRegisterInput {
  @Field(() => String)
  account!: string;

  @Field(() => String)
  code!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String)
  passwordRepeat!: string;

  @Field(() => String, { nullable: true })
  userName?: string | null;

  @Field(() => String, { nullable: true })
  invitationCode?: string | null;

  @Field(() => Boolean)
  agreed!: boolean;
}

@ObjectType({ implements: Payload, description: 'Whether the user was registered.' })
export class UserRegisterPayload extends Payload {
  @Field(() => Boolean, { nullable: true })
  registered!: boolean | null;
}

@InputType({ description: 'User name, e-mail or phone, and the login password.' })
export class SessionOpenInput {
  @Field(() => String)
  account!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A code of the second factor, or a recovery code, where there is one.',
  })
  totp?: string | null;
}

@ObjectType({ implements: Payload, description: 'The session; its token is in this answer alone.' })
export class SessionOpenPayload extends Payload {
  @Field(() => String, { nullable: true })
  token!: string | null;

  @Field(() => UserType, { nullable: true })
  user!: UserType | null;
}

@ObjectType({ implements: Payload, description: 'The session ended.' })
export class SessionClosePayload extends Payload {
  @Field(() => Boolean, { nullable: true })
  closed!: boolean | null;
}

@ObjectType({ implements: Payload, description: 'A read-only pass for the page of a locked user.' })
export class LockedPassOpenPayload extends Payload {
  @Field(() => String, { nullable: true })
  pass!: string | null;

  @Field(() => DateTime, { nullable: true })
  expiresAt!: Date | null;
}

@InputType({ description: 'The language to be addressed in.' })
export class LanguageChangeInput {
  @Field(() => LanguageEnum)
  language!: Language;
}

@ObjectType({ implements: Payload, description: 'The user in the new language.' })
export class LanguageChangePayload extends Payload {
  @Field(() => UserType, { nullable: true })
  user!: UserType | null;
}

@ObjectType({ implements: Payload, description: 'The user, risk notice accepted.' })
export class RiskAcknowledgePayload extends Payload {
  @Field(() => UserType, { nullable: true })
  user!: UserType | null;
}

@ObjectType({ implements: Payload, description: 'The user, agreement accepted.' })
export class AgreementAcceptPayload extends Payload {
  @Field(() => UserType, { nullable: true })
  user!: UserType | null;
}
