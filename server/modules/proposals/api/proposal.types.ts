import { Field, ID, InputType, ObjectType } from 'type-graphql';
import {
  proposalKinds,
  proposalStates,
  type ProposalKind,
  type ProposalState,
} from '../../../../schema/proposals';
import { AuditChangeType } from '../../audit/api/audit.types';
import { graphqlEnum } from '../../../graphql/enums';
import { listOf } from '../../../graphql/page';
import { DateTime } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';
import { StaffNameType } from '../../staff/api/staff.types';

const ProposalKindEnum = graphqlEnum(
  'ProposalKind',
  proposalKinds,
  'What needs two administrators.',
);
export const ProposalStateEnum = graphqlEnum(
  'ProposalState',
  proposalStates,
  'Only an open one can still be confirmed; it lapses after seven days.',
);

@ObjectType('Proposal', {
  description: 'A change that one administrator proposes and another confirms.',
  simpleResolvers: true,
})
export class ProposalType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'The number people call it by.' })
  number!: string;

  @Field(() => ProposalKindEnum)
  kind!: ProposalKind;

  @Field(() => String, { description: '`staff/4`; `channel/new` for what is still to be made.' })
  subject!: string;

  @Field(() => String, { nullable: true, description: 'The name that people know.' })
  subjectName!: string | null;

  @Field(() => String)
  reason!: string;

  @Field(() => [AuditChangeType], { description: 'What it changes; nothing is masked.' })
  changes!: AuditChangeType[];

  @Field(() => StaffNameType)
  proposedBy!: StaffNameType;

  @Field(() => DateTime)
  proposedAt!: Date;

  @Field(() => DateTime)
  lapsesAt!: Date;

  @Field(() => ProposalStateEnum)
  state!: ProposalState;

  @Field(() => StaffNameType, { nullable: true })
  closedBy!: StaffNameType | null;

  @Field(() => DateTime, { nullable: true })
  closedAt!: Date | null;

  @Field(() => String, { nullable: true })
  closingReason!: string | null;

  @Field(() => Boolean, { description: 'Whether the signed-in administrator proposed it.' })
  own!: boolean;
}

export const ProposalList = listOf('Proposal', () => ProposalType);

@InputType({ description: 'Which proposal, and why where another refuses it.' })
export class ProposalCloseInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  reason?: string | null;
}

@ObjectType({ implements: Payload, description: 'The proposal after the act.' })
export class ProposalPayload extends Payload {
  @Field(() => ProposalType, { nullable: true })
  proposal!: ProposalType | null;
}
