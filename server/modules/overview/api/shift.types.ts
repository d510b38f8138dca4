import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../graphql/scalars';
import { StaffNameType } from '../../staff/api/staff.types';

/** How decisions went, of one person or of all. */
@ObjectType({ simpleResolvers: true })
abstract class DecisionFigures {
  @Field(() => Int)
  decided!: number;

  @Field(() => Int, { nullable: true })
  medianSeconds!: number | null;

  @Field(() => Int, { nullable: true, description: '95 of 100 took no longer.' })
  p95Seconds!: number | null;

  @Field(() => Int, { description: 'Decided after the promised time.' })
  missed!: number;
}

@ObjectType('ShiftPerson', {
  description: 'How one person’s decisions of a day went; times are from submitting to deciding.',
  simpleResolvers: true,
})
export class ShiftPersonType extends DecisionFigures {
  @Field(() => StaffNameType)
  staff!: StaffNameType;
}

@ObjectType('ShiftHour', {
  description: 'What one person decided in an hour.',
  simpleResolvers: true,
})
export class ShiftHourType {
  @Field(() => DateTime, { description: 'When the hour begins.' })
  at!: Date;

  @Field(() => StaffNameType)
  staff!: StaffNameType;

  @Field(() => Int)
  decided!: number;
}

@ObjectType('Shift', {
  description: 'A day of the desk. Customer service sees its own decisions.',
  simpleResolvers: true,
})
export class ShiftType extends DecisionFigures {
  @Field(() => String, { description: 'Of the platform, YYYY-MM-DD.' })
  day!: string;

  @Field(() => Boolean, { description: 'Whether it shows everybody’s decisions.' })
  everybody!: boolean;

  @Field(() => DateTime, { nullable: true, description: 'Since when the oldest waits, now.' })
  oldestAt!: Date | null;

  @Field(() => Int, { description: 'Hours in which an answer is promised.' })
  targetHours!: number;

  @Field(() => [ShiftPersonType])
  people!: ShiftPersonType[];

  @Field(() => [ShiftHourType], { description: 'Earliest first; without hours of no decision.' })
  hours!: ShiftHourType[];
}
