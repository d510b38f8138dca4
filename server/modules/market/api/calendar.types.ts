import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { listOf } from '../../../graphql/page';
import { DateTime } from '../../../graphql/scalars';
import type { Weekday } from '../hours/trading-hours';

export const WeekdayEnum = {
  MON: 'mon',
  TUE: 'tue',
  WED: 'wed',
  THU: 'thu',
  FRI: 'fri',
  SAT: 'sat',
  SUN: 'sun',
} as const satisfies Record<string, Weekday>;
registerEnumType(WeekdayEnum, { name: 'Weekday', description: 'A day of the week.' });

@ObjectType('OpenHours', {
  description: 'From one time to another, HH:MM in the market’s zone; 24:00 is the end of the day.',
  simpleResolvers: true,
})
export class OpenHoursType {
  @Field(() => String)
  opens!: string;

  @Field(() => String)
  closes!: string;
}

@ObjectType('WeekdayHours', { description: 'A day of a market’s week.', simpleResolvers: true })
export class WeekdayHoursType {
  @Field(() => WeekdayEnum)
  day!: Weekday;

  @Field(() => [OpenHoursType], { description: 'None: closed.' })
  hours!: OpenHoursType[];
}

@ObjectType('HolidayHours', {
  description: 'A day whose hours replace those of the week.',
  simpleResolvers: true,
})
export class HolidayHoursType {
  @Field(() => String, { description: 'YYYY-MM-DD' })
  day!: string;

  @Field(() => [OpenHoursType], { description: 'None: closed.' })
  hours!: OpenHoursType[];
}

@ObjectType('AdminCalendar', { description: 'When a market trades.', simpleResolvers: true })
export class AdminCalendarType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'What it is known by: us-stocks.' })
  code!: string;

  @Field(() => String, { description: 'The market’s own: America/New_York.' })
  timezone!: string;

  @Field(() => [WeekdayHoursType], { description: 'Monday to Sunday.' })
  week!: WeekdayHoursType[];

  @Field(() => [HolidayHoursType], { description: 'Ascending.' })
  holidays!: HolidayHoursType[];

  @Field(() => String, {
    nullable: true,
    description: 'The last day of the list of holidays; of one that was emptied the day of that.',
  })
  holidaysUntil!: string | null;

  @Field(() => Boolean, { description: 'The list of holidays ends within 90 days, or has ended.' })
  holidaysEndSoon!: boolean;

  @Field(() => ID, { description: 'Its newest version, 0 for none: an editor says which it read.' })
  version!: string;
}

export const AdminCalendarList = listOf('AdminCalendar', () => AdminCalendarType);

@ObjectType('ComingDay', {
  description: 'One of a market’s own days, and what it would be by other hours.',
  simpleResolvers: true,
})
export class ComingDayType {
  @Field(() => String, { description: 'YYYY-MM-DD' })
  day!: string;

  @Field(() => Boolean, { description: 'Its hours are not those of the week.' })
  special!: boolean;

  @Field(() => [OpenHoursType], { description: 'As they are.' })
  before!: OpenHoursType[];

  @Field(() => [OpenHoursType], { description: 'As they would be.' })
  hours!: OpenHoursType[];

  @Field(() => [DateTime], { description: 'When it would open.' })
  opens!: Date[];

  @Field(() => [DateTime], { description: 'When it would close, one for each opening.' })
  closes!: Date[];
}
