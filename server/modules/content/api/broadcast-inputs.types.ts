import { Field, ID, InputType } from 'type-graphql';
import type { BroadcastAudience, BroadcastKind } from '../../../../schema/content/broadcasts';
import type { Language } from '../../../../schema/languages';
import { BroadcastAudienceEnum, BroadcastKindEnum, BroadcastLanguageEnum } from './broadcast-enums';

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
