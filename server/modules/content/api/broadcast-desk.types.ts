import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  broadcastAudiences,
  broadcastKinds,
  type BroadcastAudience,
  type BroadcastKind,
} from '../../../../schema/content/broadcasts';
import { languages, type Language } from '../../../../schema/languages';
import { graphqlEnum } from '../../../graphql/enums';
import { listOf } from '../../../graphql/page';
import { DateTime } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';
import { ProposalType } from '../../proposals/api/proposal.types';
import { StaffNameType } from '../../staff/api/staff.types';

const BroadcastKindEnum = graphqlEnum(
  'BroadcastKind',
  broadcastKinds,
  'Whether it promotes: a promotion never reaches a break.',
);
const BroadcastAudienceEnum = graphqlEnum(
  'BroadcastAudience',
  broadcastAudiences,
  'Whom a broadcast is meant for.',
);
const BroadcastLanguageEnum = graphqlEnum(
  'BroadcastLanguage',
  languages,
  'The language of a broadcast’s text or of its readers.',
);

@ObjectType('BroadcastText', {
  description: 'What a broadcast says in one language.',
  simpleResolvers: true,
})
export class BroadcastTextType {
  @Field(() => BroadcastLanguageEnum)
  language!: Language;

  @Field(() => String)
  title!: string;

  @Field(() => String, { description: 'Cleaned HTML.' })
  body!: string;
}

@ObjectType('Broadcast', {
  description: 'What was said to many people at once.',
  simpleResolvers: true,
})
export class BroadcastType {
  @Field(() => ID)
  id!: string;

  @Field(() => BroadcastKindEnum)
  kind!: BroadcastKind;

  @Field(() => BroadcastAudienceEnum)
  audience!: BroadcastAudience;

  @Field(() => BroadcastLanguageEnum, { nullable: true, description: 'Of LANGUAGE alone.' })
  language!: Language | null;

  @Field(() => Int, { description: 'How many it was meant for when it was sent.' })
  people!: number;

  @Field(() => String, { description: 'In the language of the request.' })
  title!: string;

  @Field(() => [BroadcastTextType], { description: 'In the order of the languages.' })
  texts!: BroadcastTextType[];

  @Field(() => DateTime)
  sentAt!: Date;

  @Field(() => StaffNameType, { description: 'Who sent it, or confirmed that it is sent.' })
  by!: StaffNameType;

  @Field(() => DateTime, { nullable: true, description: 'Since when nobody is shown it.' })
  endedAt!: Date | null;
}

@ObjectType('ProposedBroadcast', {
  description: 'A broadcast that another administrator is asked to confirm.',
  simpleResolvers: true,
})
export class ProposedBroadcastType {
  @Field(() => ID, { description: 'Of its proposal.' })
  id!: string;

  @Field(() => BroadcastKindEnum)
  kind!: BroadcastKind;

  @Field(() => BroadcastAudienceEnum)
  audience!: BroadcastAudience;

  @Field(() => BroadcastLanguageEnum, { nullable: true, description: 'Of LANGUAGE alone.' })
  language!: Language | null;

  @Field(() => Int, { description: 'How many people it would be meant for now.' })
  people!: number;

  @Field(() => [BroadcastTextType], { description: 'In the order of the languages.' })
  texts!: BroadcastTextType[];
}

export const BroadcastList = listOf('Broadcast', () => BroadcastType);

@InputType({ description: 'Whom a broadcast is meant for.' })
export class BroadcastToInput {
  @Field(() => BroadcastAudienceEnum)
  audience!: BroadcastAudience;

  @Field(() => BroadcastLanguageEnum, { nullable: true, description: 'Of LANGUAGE alone.' })
  language?: Language | null;

  @Field(() => [ID], { nullable: true, description: 'Of LIST alone: ids of users.' })
  readers?: string[] | null;
}

@InputType({ description: 'What a broadcast says in one language.' })
export class BroadcastTextInput {
  @Field(() => BroadcastLanguageEnum)
  language!: Language;

  @Field(() => String)
  title!: string;

  @Field(() => String, {
    description: 'HTML: it is cleaned before it is kept. Links lead to screens of the app alone.',
  })
  body!: string;
}

@InputType({ description: 'What to say, to whom, and why.' })
export class BroadcastSendInput {
  @Field(() => BroadcastKindEnum)
  kind!: BroadcastKind;

  @Field(() => BroadcastToInput)
  to!: BroadcastToInput;

  @Field(() => [BroadcastTextInput], { description: 'All ten languages.' })
  texts!: BroadcastTextInput[];

  @Field(() => String)
  reason!: string;

  @Field(() => String, { nullable: true })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Which broadcast, and why.' })
export class BroadcastEndInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  reason!: string;
}

@ObjectType({
  implements: Payload,
  description: 'What was sent, or what another administrator is asked to confirm.',
})
export class BroadcastPayload extends Payload {
  @Field(() => BroadcastType, { nullable: true })
  broadcast!: BroadcastType | null;

  @Field(() => ProposalType, { nullable: true })
  proposal!: ProposalType | null;
}
