import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateTime, MoneyType } from '../../../graphql/scalars';
import type { Language } from '../../../../schema/languages';
import { LanguageEnum } from '../../accounts/api/user.types';

@ObjectType('Office', {
  description: 'Where people find us, in degrees, north and east counted up.',
  simpleResolvers: true,
})
export class OfficeType {
  @Field(() => String)
  address!: string;

  @Field(() => Float)
  latitude!: number;

  @Field(() => Float)
  longitude!: number;
}

@ObjectType('Platform', {
  description: 'What anyone may know of this platform: brand, mode, limits, languages.',
  simpleResolvers: true,
})
export class PlatformType {
  @Field(() => String)
  brand!: string;

  @Field(() => Boolean, {
    description: 'Whether the Practice badge shows: practice money, or prices of a simulated feed.',
  })
  practice!: boolean;

  @Field(() => Boolean, {
    description:
      'True in practice mode alone: all money is practice money, codes are in the outbox.',
  })
  practiceWorld!: boolean;

  @Field(() => String)
  timezone!: string;

  @Field(() => DateTime)
  serverTime!: Date;

  @Field(() => [LanguageEnum])
  languages!: Language[];

  @Field(() => Boolean)
  invitationRequired!: boolean;

  @Field(() => String)
  supportHours!: string;

  @Field(() => OfficeType, {
    nullable: true,
    description: 'Null where nothing is said of it.',
  })
  office!: OfficeType | null;

  @Field(() => MoneyType)
  rechargeMin!: MoneyType;

  @Field(() => MoneyType)
  rechargeMax!: MoneyType;

  @Field(() => [MoneyType])
  rechargePresets!: MoneyType[];

  @Field(() => Int)
  reviewHours!: number;

  @Field(() => MoneyType)
  stakeMin!: MoneyType;

  @Field(() => MoneyType)
  stakeMax!: MoneyType;

  @Field(() => MoneyType)
  positionMax!: MoneyType;

  @Field(() => [MoneyType])
  orderPresets!: MoneyType[];

  @Field(() => Int, {
    description: 'Part of the price shown that H5 sends as tolerance, in parts per million.',
  })
  tolerancePpm!: number;

  @Field(() => [Int])
  multiples!: number[];

  @Field(() => Int, { description: 'A quote older than this (milliseconds) opens nothing.' })
  staleAfterMs!: number;
}
