import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Payload } from '../../../graphql/user-errors';
import type { Weekday } from '../hours/trading-hours';
import { AdminCalendarType, ComingDayType, WeekdayEnum } from './calendar.types';

@InputType({ description: 'From one time to another, HH:MM in the market’s zone.' })
class OpenHoursInput {
  @Field(() => String)
  opens!: string;

  @Field(() => String)
  closes!: string;
}

@InputType({ description: 'A day of a market’s week.' })
class WeekdayHoursInput {
  @Field(() => WeekdayEnum)
  day!: Weekday;

  @Field(() => [OpenHoursInput])
  hours!: OpenHoursInput[];
}

@InputType({ description: 'A day whose hours replace those of the week.' })
class HolidayHoursInput {
  @Field(() => String, { description: 'YYYY-MM-DD' })
  day!: string;

  @Field(() => [OpenHoursInput])
  hours!: OpenHoursInput[];
}

@InputType({ description: 'All hours of a market. A weekday that is left out is closed.' })
export class CalendarHoursInput {
  @Field(() => ID)
  id!: string;

  @Field(() => [WeekdayHoursInput])
  week!: WeekdayHoursInput[];

  @Field(() => [HolidayHoursInput])
  holidays!: HolidayHoursInput[];
}

@InputType({ description: 'All hours of a market from now on, and why.' })
export class CalendarEditInput extends CalendarHoursInput {
  @Field(() => String)
  reason!: string;

  @Field(() => ID, { description: 'The newest version that was read.' })
  version!: string;
}

@ObjectType({ implements: Payload, description: 'The calendar after the act.' })
export class AdminCalendarPayload extends Payload {
  @Field(() => AdminCalendarType, { nullable: true })
  calendar!: AdminCalendarType | null;
}

@ObjectType({ implements: Payload, description: 'The next 14 days by hours that are not saved.' })
export class CalendarPreviewPayload extends Payload {
  @Field(() => [ComingDayType], { nullable: true })
  days!: ComingDayType[] | null;
}
