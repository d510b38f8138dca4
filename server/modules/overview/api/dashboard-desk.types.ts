import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { StaffRole } from '../../../../schema/states';
import { StaffNameType, StaffRoleEnum } from '../../staff/api/staff.types';
import type { FeedName } from '../../market';
import { MarketFeedEnum } from '../../market/api/market.types';
import { MoneyType } from '../../../graphql/scalars';
import { RequestKindEnum, StandingRequestType, type RequestKind } from './standing.types';

@ObjectType('MoneyDay', {
  description: 'What came in and went out on one platform day.',
  simpleResolvers: true,
})
export class MoneyDayType {
  @Field(() => String, { description: 'YYYY-MM-DD.' })
  day!: string;

  @Field(() => MoneyType, { description: 'Recharges that were paid in and credited.' })
  paidIn!: MoneyType;

  @Field(() => Int)
  inCount!: number;

  @Field(() => MoneyType, { description: 'Withdrawals paid out, without their fees.' })
  paidOut!: MoneyType;

  @Field(() => Int)
  outCount!: number;
}

@ObjectType('PressingRequests', {
  description: 'What is overdue or waits for a second approval.',
  simpleResolvers: true,
})
export class PressingRequestsType {
  @Field(() => [StandingRequestType], { description: 'Five at most, the most overdue first.' })
  items!: StandingRequestType[];

  @Field(() => Int, { description: 'All of them, up to a thousand.' })
  total!: number;
}

@ObjectType('HeldRequest', {
  description: 'What a member of staff has in hand.',
  simpleResolvers: true,
})
export class HeldRequestType {
  @Field(() => RequestKindEnum)
  kind!: RequestKind;

  @Field(() => ID, { description: 'In the queue of its kind.' })
  id!: string;
}

@ObjectType('OnShiftPerson', {
  description: 'A member of staff whose console is open.',
  simpleResolvers: true,
})
export class OnShiftPersonType {
  @Field(() => StaffNameType)
  staff!: StaffNameType;

  @Field(() => StaffRoleEnum)
  role!: StaffRole;

  @Field(() => HeldRequestType, { nullable: true })
  held!: HeldRequestType | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Decided today; null where one may not read the figures of others.',
  })
  decided!: number | null;
}

@ObjectType('OnShift', { description: 'Who is at work now.', simpleResolvers: true })
export class OnShiftType {
  @Field(() => [OnShiftPersonType], { description: 'By name.' })
  people!: OnShiftPersonType[];

  @Field(() => Int, { description: 'How many the staff are.' })
  staffCount!: number;
}

@ObjectType('FeedLag', {
  description: 'How old the newest quotes of a feed are.',
  simpleResolvers: true,
})
export class FeedLagType {
  @Field(() => MarketFeedEnum)
  feed!: FeedName;

  @Field(() => Int, {
    description: 'Age of the oldest newest quote among its open instruments, milliseconds.',
  })
  lagMs!: number;
}
