import { Field, ObjectType } from 'type-graphql';

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
