import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { StaffRole } from '../../../../schema/states';
import { DateTime } from '../../../graphql/scalars';
import { StaffRoleEnum } from './staff.types';

@ObjectType('StaffMember', { description: 'Somebody on the staff.', simpleResolvers: true })
export class StaffMemberType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String)
  name!: string;

  @Field(() => StaffRoleEnum)
  role!: StaffRole;

  @Field(() => Boolean, { description: 'The practice world’s own, whom a job runs.' })
  practiceDesk!: boolean;

  @Field(() => Boolean, { description: 'Whether signing in asks for a second factor.' })
  secondFactorOn!: boolean;

  @Field(() => DateTime)
  createdAt!: Date;
}

@InputType({ description: 'Another role for somebody else, for another administrator to confirm.' })
export class StaffRoleProposeInput {
  @Field(() => ID)
  staffId!: string;

  @Field(() => StaffRoleEnum)
  role!: StaffRole;

  @Field(() => String)
  reason!: string;

  @Field(() => String, { nullable: true })
  idempotencyKey?: string | null;
}
