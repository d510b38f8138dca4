import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { BroadcastAudience, BroadcastKind } from '../../../../schema/content/broadcasts';
import type { Language } from '../../../../schema/languages';
import { listOf } from '../../../graphql/page';
import { DateTime } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';
import { ProposalType } from '../../proposals/api/proposal.types';
import { StaffNameType } from '../../staff/api/staff.types';
import { BroadcastAudienceEnum, BroadcastKindEnum, BroadcastLanguageEnum } from './broadcast-enums';

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
