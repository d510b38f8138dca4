import { Field, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime, MoneyType } from '../../../graphql/scalars';
import { sealStates, type WatchAlarm } from '../../proof';

const SealStateEnum = graphqlEnum(
  'SealState',
  sealStates,
  'Whether what is booked comes into blocks, waits for an older transaction, or for the seal itself.',
);

@ObjectType('QueueFigures', { description: 'How a queue stands.', simpleResolvers: true })
export class QueueFiguresType {
  @Field(() => Int)
  waiting!: number;

  @Field(() => Int)
  inReview!: number;

  @Field(() => Int)
  secondApproval!: number;

  @Field(() => DateTime, { nullable: true })
  oldestAt!: Date | null;

  @Field(() => Int)
  doneToday!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'By when the oldest was promised: a decision, or an answer.',
  })
  dueAt!: Date | null;

  @Field(() => Int, { nullable: true, description: 'Decided in time over 7 days.' })
  onTimeBp!: number | null;
}

@ObjectType('OrderSetAside', {
  description: 'A due contract that cannot be settled; it is tried again every minute.',
  simpleResolvers: true,
})
export class OrderSetAsideType {
  @Field(() => ID, { description: 'Of the contract.' })
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => Int)
  tries!: number;

  @Field(() => DateTime)
  since!: Date;
}

@ObjectType('HoldingSetAside', {
  description: 'A holding whose night or end cannot be booked; it is tried again every minute.',
  simpleResolvers: true,
})
export class HoldingSetAsideType {
  @Field(() => ID, { description: 'Of the holding.' })
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => Int)
  tries!: number;

  @Field(() => DateTime)
  since!: Date;
}

@ObjectType('ProjectFigures', {
  description: 'All yield projects in sum, and what the next seven days bring.',
  simpleResolvers: true,
})
export class ProjectFiguresType {
  @Field(() => MoneyType, { description: 'The most interest that holders can still be paid.' })
  promised!: MoneyType;

  @Field(() => MoneyType, { description: 'What is put aside for it.' })
  funded!: MoneyType;

  @Field(() => MoneyType, { description: 'Principal of unsettled holdings.' })
  invested!: MoneyType;

  @Field(() => MoneyType, {
    description: 'Principal and interest that fall due within seven days if nobody does anything.',
  })
  payments!: MoneyType;

  @Field(() => MoneyType, { description: 'Agreed top-ups due within seven days.' })
  topUps!: MoneyType;

  @Field(() => Int)
  topUpCount!: number;
}

@ObjectType('EndingHolidays', {
  description: 'A market whose list of holidays ends soon.',
  simpleResolvers: true,
})
class EndingHolidaysType {
  @Field(() => ID, { description: 'Of the calendar.' })
  id!: string;

  @Field(() => String)
  code!: string;

  @Field(() => String, { description: 'The last day of the list: YYYY-MM-DD.' })
  until!: string;
}

@ObjectType('WatchAlarm', {
  description: 'What the platform’s own proof asks somebody to look at.',
  simpleResolvers: true,
})
export class WatchAlarmType {
  @Field(() => Int, { description: 'Found within seven days.' })
  mismatches!: number;

  @Field(() => Boolean, { description: 'Whether a proof is minutes or hours behind.' })
  late!: boolean;

  @Field(() => SealStateEnum)
  seal!: WatchAlarm['seal'];
}

@ObjectType('Dashboard', { description: 'The first page of the console.' })
export class DashboardType {
  @Field(() => QueueFiguresType)
  recharges!: QueueFiguresType;

  @Field(() => QueueFiguresType)
  withdrawals!: QueueFiguresType;

  @Field(() => QueueFiguresType)
  verifications!: QueueFiguresType;

  @Field(() => QueueFiguresType, { description: 'Fund passwords and second factors.' })
  passwordRequests!: QueueFiguresType;

  @Field(() => QueueFiguresType)
  appeals!: QueueFiguresType;

  @Field(() => QueueFiguresType, { description: 'Changes of verified data.' })
  infoChanges!: QueueFiguresType;

  @Field(() => QueueFiguresType, { description: 'Reported settlements.' })
  disputes!: QueueFiguresType;

  @Field(() => QueueFiguresType, { description: 'Claimed rewards for inviting.' })
  rewardClaims!: QueueFiguresType;

  @Field(() => QueueFiguresType, { description: 'Talks that wait for an answer or are in hand.' })
  conversations!: QueueFiguresType;

  @Field(() => Int)
  usersTotal!: number;

  @Field(() => Int)
  signUpsToday!: number;

  @Field(() => Int)
  openOrders!: number;

  @Field(() => MoneyType, { description: 'Stakes of open contracts.' })
  exposure!: MoneyType;

  @Field(() => Int, { nullable: true, description: 'Won by users over 7 days, basis points.' })
  wonBp!: number | null;

  @Field(() => Int)
  settledCount!: number;

  @Field(() => Int, { nullable: true, description: 'Median of settlement after expiry.' })
  settleDelayMs!: number | null;

  @Field(() => [OrderSetAsideType], { description: 'Oldest first.' })
  ordersSetAside!: OrderSetAsideType[];

  @Field(() => [HoldingSetAsideType], { description: 'Oldest first.' })
  holdingsSetAside!: HoldingSetAsideType[];

  @Field(() => [EndingHolidaysType], { description: 'Lists of holidays that end within 90 days.' })
  holidaysEnding!: EndingHolidaysType[];

  @Field(() => ProjectFiguresType)
  projects!: ProjectFiguresType;

  @Field(() => DateTime)
  serverTime!: Date;
}
