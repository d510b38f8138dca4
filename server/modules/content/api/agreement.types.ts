import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../graphql/scalars';

@ObjectType('Agreement', { description: 'What a user agrees to.', simpleResolvers: true })
export class AgreementType {
  @Field(() => String)
  version!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String, { description: 'Cleaned HTML.' })
  body!: string;

  @Field(() => DateTime, { description: 'Since when it is in force, or was.' })
  since!: Date;
}

@ObjectType('AgreementVersion', {
  description: 'An agreement that is or was in force.',
  simpleResolvers: true,
})
export class AgreementVersionType {
  @Field(() => String)
  version!: string;

  @Field(() => DateTime)
  since!: Date;
}

@ObjectType('RiskNotice', {
  description: 'What can be lost; acknowledged before the next order.',
  simpleResolvers: true,
})
export class RiskNoticeType {
  @Field(() => ID, { description: 'Stands for exactly this text.' })
  id!: string;

  @Field(() => String, { description: 'Plain text, one point a line.' })
  text!: string;
}
