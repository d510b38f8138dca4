import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { helpKinds, helpStates, type HelpKind, type HelpState } from '../../../../schema/help';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';

export const HelpKindEnum = graphqlEnum('HelpKind', helpKinds, 'What is asked for.');
const HelpStateEnum = graphqlEnum('HelpState', helpStates, 'Where it is for its user.');

@ObjectType('HelpRequest', {
  description: 'What one asked customer service to restore or change.',
  simpleResolvers: true,
})
export class HelpRequestType {
  @Field(() => ID)
  id!: string;

  @Field(() => HelpKindEnum)
  kind!: HelpKind;

  @Field(() => HelpStateEnum)
  state!: HelpState;

  @Field(() => DateTime)
  submittedAt!: Date;

  @Field(() => DateTime, { description: 'Promised until then.' })
  reviewBy!: Date;

  @Field(() => DateTime, { nullable: true, description: 'From when one confirms it.' })
  readyAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was refused.' })
  reason!: string | null;
}

@InputType({ description: 'Why one needs it, in one’s own words.' })
export class HelpNoteInput {
  @Field(() => String)
  note!: string;
}

@InputType({ description: 'Why a lock is a mistake, once for a client id.' })
export class AppealInput extends HelpNoteInput {
  @Field(() => String, { nullable: true })
  clientId?: string | null;
}

@InputType({ description: 'The login password, and the new fund password twice.' })
export class FundPasswordChooseInput {
  @Field(() => String)
  loginPassword!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String)
  passwordRepeat!: string;
}

@InputType({ description: 'Account and login password of somebody without their second factor.' })
export class LostFactorOpenInput {
  @Field(() => String)
  account!: string;

  @Field(() => String)
  password!: string;
}

@InputType({ description: 'The same, and what happened.' })
export class LostFactorReportInput extends LostFactorOpenInput {
  @Field(() => String)
  note!: string;
}

@InputType({ description: 'The same, and the code that was sent to the account.' })
export class LostFactorConfirmInput extends LostFactorOpenInput {
  @Field(() => String)
  code!: string;
}

@ObjectType({ implements: Payload, description: 'The request after the act; null for none.' })
export class HelpPayload extends Payload {
  @Field(() => HelpRequestType, { nullable: true })
  request!: HelpRequestType | null;
}

@ObjectType({ implements: Payload, description: 'Whether it was done.' })
export class HelpConfirmPayload extends Payload {
  @Field(() => Boolean, { nullable: true })
  done!: boolean | null;
}
