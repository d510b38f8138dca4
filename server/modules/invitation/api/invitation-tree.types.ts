import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { InviteeStep } from '../../../../schema/states';
import { DateTime } from '../../../graphql/scalars';
import { InviteeStepEnum } from './invitation.types';

@ObjectType('AdminInvitee', {
  description: 'Somebody who registered with a code, and whether they count.',
  simpleResolvers: true,
})
export class AdminInviteeType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  accountMasked!: string;

  @Field(() => DateTime)
  registeredAt!: Date;

  @Field(() => InviteeStepEnum)
  step!: InviteeStep;
}

@ObjectType('InvitationTree', {
  description: 'Who invited somebody, and whom they invited: one level.',
  simpleResolvers: true,
})
export class InvitationTreeType {
  @Field(() => Int)
  invitees!: number;

  @Field(() => Int, { description: 'Those who count for rewards.' })
  verified!: number;

  @Field(() => [AdminInviteeType], { description: 'The newest hundred.' })
  newest!: AdminInviteeType[];
}
