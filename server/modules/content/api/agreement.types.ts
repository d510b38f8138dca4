import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('AgreementSection', { description: 'One part of it.', simpleResolvers: true })
export class AgreementSectionType {
  @Field(() => String)
  heading!: string;

  @Field(() => [String])
  paragraphs!: string[];
}

@ObjectType('Agreement', { description: 'What a user agrees to.', simpleResolvers: true })
export class AgreementType {
  @Field(() => String)
  version!: string;

  @Field(() => String)
  title!: string;

  @Field(() => [AgreementSectionType])
  sections!: AgreementSectionType[];
}

@ObjectType('RiskNotice', {
  description: 'What can be lost; acknowledged before the first order.',
  simpleResolvers: true,
})
export class RiskNoticeType {
  @Field(() => ID, { description: 'Stands for exactly this text.' })
  id!: string;

  @Field(() => String)
  text!: string;
}
