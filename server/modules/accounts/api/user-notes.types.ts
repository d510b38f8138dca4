import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { listOf } from '../../../graphql/page';
import { DateTime } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';
import { StaffNameType } from '../../staff/api/staff.types';

@ObjectType('UserNote', {
  description: 'What staff wrote down about a customer, for each other.',
  simpleResolvers: true,
})
export class UserNoteType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  note!: string;

  @Field(() => StaffNameType)
  by!: StaffNameType;

  @Field(() => DateTime)
  at!: Date;
}

export const UserNoteList = listOf('UserNote', () => UserNoteType);

@InputType({ description: 'About whom, and what other staff should know.' })
export class UserNoteAddInput {
  @Field(() => ID)
  userId!: string;

  @Field(() => String)
  note!: string;

  @Field(() => String, { nullable: true })
  idempotencyKey?: string | null;
}

@ObjectType({ implements: Payload, description: 'The note as it is kept.' })
export class UserNotePayload extends Payload {
  @Field(() => UserNoteType, { nullable: true })
  note!: UserNoteType | null;
}
