import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { languages, type Language } from '../../../../schema/languages';
import type { ChannelKind } from '../../../../schema/states';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime, Decimal } from '../../../graphql/scalars';
import { AuditChangeType } from '../../audit/api/audit.types';
import type { ChannelDetail } from '../recharge.entity';
import { ChannelDetailType, ChannelKindEnum, DetailLabelEnum } from './recharge.types';

const LanguageEnum = graphqlEnum('TextLanguage', languages, 'The language of a text.');

@ObjectType('LocalText', { description: 'A text in one language.', simpleResolvers: true })
export class LocalTextType {
  @Field(() => LanguageEnum)
  language!: Language;

  @Field(() => String)
  text!: string;
}

@ObjectType('AdminRechargeChannel', { description: 'A way to pay in.', simpleResolvers: true })
export class AdminRechargeChannelType {
  @Field(() => ID)
  id!: string;

  @Field(() => ChannelKindEnum)
  kind!: ChannelKind;

  @Field(() => [LocalTextType])
  titles!: LocalTextType[];

  @Field(() => [ChannelDetailType])
  details!: ChannelDetailType[];

  @Field(() => [LocalTextType])
  notes!: LocalTextType[];

  @Field(() => Decimal, { description: 'The least that is taken, USD.' })
  min!: string;

  @Field(() => Decimal, { description: 'The most that is taken, USD.' })
  max!: string;

  @Field(() => Int, { description: 'Its place among the others.' })
  sort!: number;

  @Field(() => Boolean, { description: 'Whether users are offered it.' })
  open!: boolean;

  @Field(() => String, { nullable: true, description: 'The hash of the picture of its QR code.' })
  qr!: string | null;

  @Field(() => Int, { description: 'Counts its changes.' })
  version!: number;
}

@ObjectType('ChannelVersion', {
  description: 'What a way to pay in was, and what differs from the version before.',
  simpleResolvers: true,
})
export class ChannelVersionType {
  @Field(() => Int)
  version!: number;

  @Field(() => DateTime)
  at!: Date;

  @Field(() => [AuditChangeType])
  changes!: AuditChangeType[];
}

@InputType({ description: 'A text in one language.' })
export class LocalTextInput {
  @Field(() => LanguageEnum)
  language!: Language;

  @Field(() => String)
  text!: string;
}

@InputType({ description: 'One line of receiving details.' })
export class ChannelDetailInput {
  @Field(() => DetailLabelEnum)
  label!: ChannelDetail['label'];

  @Field(() => String)
  value!: string;
}

@InputType({ description: 'All of what a way to pay in is to be, for another to confirm.' })
export class RechargeChannelProposeInput {
  @Field(() => ID, { nullable: true, description: 'Null for a new one.' })
  id?: string | null;

  @Field(() => ChannelKindEnum)
  kind!: ChannelKind;

  @Field(() => [LocalTextInput])
  titles!: LocalTextInput[];

  @Field(() => [ChannelDetailInput])
  details!: ChannelDetailInput[];

  @Field(() => [LocalTextInput])
  notes!: LocalTextInput[];

  @Field(() => Decimal)
  min!: string;

  @Field(() => Decimal)
  max!: string;

  @Field(() => Int)
  sort!: number;

  @Field(() => Boolean)
  open!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The hash that `POST /admin/pictures` answered with.',
  })
  qr?: string | null;

  @Field(() => String)
  reason!: string;

  @Field(() => String, { nullable: true })
  idempotencyKey?: string | null;
}

/** Texts by language as the console edits them, in the order of the languages. */
export const toTexts = (texts: Readonly<Record<string, string>>): LocalTextType[] =>
  languages.flatMap((language) => {
    const text = texts[language];
    return text === undefined ? [] : [{ language, text }];
  });

export const fromTexts = (texts: readonly LocalTextInput[]): Record<string, string> =>
  Object.fromEntries(texts.map(({ language, text }) => [language, text]));
