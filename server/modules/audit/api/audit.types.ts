import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { listOf } from '../../../graphql/page';
import { DateTime } from '../../../graphql/scalars';

@ObjectType('AuditEntry', {
  description: 'Who did what, to whom, why, from where; one link of a chain.',
  simpleResolvers: true,
})
export class AuditEntryType {
  @Field(() => ID, { description: 'Sequence in the chain.' })
  id!: string;

  @Field(() => DateTime)
  at!: Date;

  @Field(() => String)
  actor!: string;

  @Field(() => String)
  action!: string;

  @Field(() => String)
  subject!: string;

  @Field(() => String, { nullable: true })
  before!: string | null;

  @Field(() => String, { nullable: true })
  after!: string | null;

  @Field(() => String, { nullable: true })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'Address the action came from.' })
  source!: string | null;

  @Field(() => String)
  prev!: string;

  @Field(() => String)
  hash!: string;
}

export const AuditEntryList = listOf('AuditEntry', () => AuditEntryType);

@InputType('AuditFilter', { description: 'Which entries.' })
export class AuditFilterInput {
  @Field(() => String, { nullable: true })
  actor?: string | null;

  @Field(() => String, { nullable: true })
  action?: string | null;

  @Field(() => String, { nullable: true })
  subject?: string | null;

  @Field(() => DateTime, { nullable: true })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true })
  to?: Date | null;
}
