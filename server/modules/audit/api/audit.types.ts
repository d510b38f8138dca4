import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { auditShows, type AuditShows } from '../../../../schema/audit';
import { graphqlEnum } from '../../../graphql/enums';
import { listOf } from '../../../graphql/page';
import { DateTime } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';

const AuditShowsEnum = graphqlEnum(
  'AuditShows',
  auditShows,
  'How a field reads: TEXT as it is, WORD of a closed list, MONEY in USD, TIME an instant.',
);

@ObjectType('AuditChange', {
  description: 'One field that an act wrote: before and after, null where there was or is nothing.',
  simpleResolvers: true,
})
export class AuditChangeType {
  @Field(() => String)
  field!: string;

  @Field(() => AuditShowsEnum)
  shows!: AuditShows;

  @Field(() => String, { nullable: true })
  before!: string | null;

  @Field(() => String, { nullable: true })
  after!: string | null;
}

@ObjectType('AuditEntry', {
  description: 'Who did what, to whom, why, from where; one link of a chain.',
  simpleResolvers: true,
})
export class AuditEntryType {
  @Field(() => ID, { description: 'Sequence in the chain.' })
  id!: string;

  @Field(() => DateTime)
  at!: Date;

  @Field(() => String, { description: '`staff/3`, or `system` for the platform itself.' })
  actor!: string;

  @Field(() => String, { nullable: true, description: 'What a member of staff is called.' })
  actorName!: string | null;

  @Field(() => String)
  action!: string;

  @Field(() => String, { description: 'What it was done to: `recharge/17`.' })
  subject!: string;

  @Field(() => String, { nullable: true, description: 'The name or number that people know.' })
  subjectName!: string | null;

  @Field(() => [AuditChangeType])
  changes!: AuditChangeType[];

  @Field(() => Boolean, {
    description: 'What was found is kept from this reader until the second approval.',
  })
  hidden!: boolean;

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
  @Field(() => String, { nullable: true, description: 'Part of a name, `staff/3` or `system`.' })
  actor?: string | null;

  @Field(() => String, { nullable: true })
  action?: string | null;

  @Field(() => String, { nullable: true, description: 'A name or number, or `recharge/17`.' })
  subject?: string | null;

  @Field(() => ID, { nullable: true, description: 'What was done to a user and their requests.' })
  userId?: string | null;

  @Field(() => DateTime, { nullable: true })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true })
  to?: Date | null;

  @Field(() => String, { nullable: true, description: 'First day of the platform, YYYY-MM-DD.' })
  fromOn?: string | null;

  @Field(() => String, { nullable: true, description: 'Last day of the platform, YYYY-MM-DD.' })
  toOn?: string | null;
}

@ObjectType('AuditCheck', {
  description: 'How far the chain of the log was proved.',
  simpleResolvers: true,
})
export class AuditCheckType {
  @Field(() => ID, { description: 'The last entry that holds; 0 when there is none.' })
  through!: string;

  @Field(() => DateTime, { nullable: true })
  throughAt!: Date | null;

  @Field(() => String, { description: 'Hash of that entry, hexadecimal.' })
  head!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The first entry that is missing, out of place or altered.',
  })
  broken!: string | null;

  @Field(() => Boolean, { description: 'False while later entries are still to be proved.' })
  complete!: boolean;
}

@ObjectType({ implements: Payload, description: 'Where the file is, for ten minutes.' })
export class LogExportPayload extends Payload {
  @Field(() => String, { nullable: true })
  path!: string | null;
}
