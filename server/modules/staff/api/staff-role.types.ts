import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { StaffStanding } from '../../../../schema/states';
import { DateTime } from '../../../graphql/scalars';
import { StaffStandingEnum } from './staff.types';

@ObjectType('StaffMember', {
  description: 'Somebody who is, or was, on the staff.',
  simpleResolvers: true,
})
export class StaffMemberType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String)
  name!: string;

  @Field(() => StaffStandingEnum)
  role!: StaffStanding;

  @Field(() => Boolean, { description: 'The practice world’s own, whom a job runs.' })
  practiceDesk!: boolean;

  @Field(() => Boolean, { description: 'Whether signing in asks for a second factor.' })
  secondFactorOn!: boolean;

  @Field(() => Int, {
    description:
      'Texts that asked users for what staff never ask for, in 30 days: all were refused.',
  })
  refusedTexts!: number;

  @Field(() => DateTime)
  createdAt!: Date;
}

@InputType({
  description:
    'Another role for somebody else, or that they leave the staff, for another administrator to confirm.',
})
export class StaffRoleProposeInput {
  @Field(() => ID)
  staffId!: string;

  @Field(() => StaffStandingEnum)
  role!: StaffStanding;

  @Field(() => String)
  reason!: string;

  @Field(() => String, { nullable: true })
  idempotencyKey?: string | null;
}
