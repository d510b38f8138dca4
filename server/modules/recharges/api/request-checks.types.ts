import { Field, ObjectType } from 'type-graphql';
import {
  checkLevels,
  checkReasons,
  requestChecks,
  type CheckLevel,
  type CheckReason,
  type RequestCheck,
} from '../../../../schema/request-checks';
import { graphqlEnum } from '../../../graphql/enums';
import { Figure } from '../../../graphql/user-errors';

const RequestCheckEnum = graphqlEnum('RequestCheckName', requestChecks, 'What was looked up.');
const CheckLevelEnum = graphqlEnum(
  'CheckLevel',
  checkLevels,
  'Green speaks for a request, amber is to be looked at, grey says nothing either way.',
);
const CheckReasonEnum = graphqlEnum('CheckReason', checkReasons, 'Why a check has its level.');

@ObjectType('RequestCheck', {
  description: 'One thing the desk looked up about a recharge. It decides nothing.',
  simpleResolvers: true,
})
export class RequestCheckType {
  @Field(() => RequestCheckEnum)
  check!: RequestCheck;

  @Field(() => CheckLevelEnum)
  level!: CheckLevel;

  @Field(() => CheckReasonEnum)
  reason!: CheckReason;

  @Field(() => [Figure], { description: 'Counts, and amounts as USD decimals.' })
  figures!: Figure[];
}
