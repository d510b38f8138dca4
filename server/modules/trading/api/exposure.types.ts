import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, MoneyType } from '../../../graphql/scalars';

@ObjectType('ExposureSide', {
  description: 'Open contracts of one direction.',
  simpleResolvers: true,
})
export class ExposureSideType {
  @Field(() => Int)
  count!: number;

  @Field(() => MoneyType)
  stakes!: MoneyType;

  @Field(() => MoneyType, { description: 'What comes to users if every one of them wins.' })
  pays!: MoneyType;
}

@ObjectType('ExposureLine', {
  description:
    'Open contracts of an instrument, or of all, and what settling them can come to for the platform, fees included.',
  simpleResolvers: true,
})
export class ExposureLineType {
  @Field(() => String, { nullable: true, description: 'Null of the sum of all.' })
  symbol!: string | null;

  @Field(() => ExposureSideType)
  up!: ExposureSideType;

  @Field(() => ExposureSideType)
  down!: ExposureSideType;

  @Field(() => MoneyType, { description: 'All up win and all down lose.' })
  ifUp!: MoneyType;

  @Field(() => MoneyType, { description: 'All down win and all up lose.' })
  ifDown!: MoneyType;

  @Field(() => MoneyType, {
    description: 'All win: they opened at different prices, so both directions can.',
  })
  worst!: MoneyType;
}

@ObjectType('Exposure', { description: 'What is open. Read only.', simpleResolvers: true })
export class ExposureType {
  @Field(() => DateTime, { description: 'The instant of which it is.' })
  at!: Date;

  @Field(() => [ExposureLineType], { description: 'Instruments with open contracts.' })
  instruments!: ExposureLineType[];

  @Field(() => ExposureLineType)
  total!: ExposureLineType;
}
