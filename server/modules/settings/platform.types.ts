import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, MoneyType } from '../../graphql/scalars';
import type { Language } from '../../../schema/languages';
import { LanguageEnum } from '../accounts/user.types';

@ObjectType('Platform', {
  description: 'What anyone may know of this platform: brand, mode, limits, languages.',
  simpleResolvers: true,
})
export class PlatformType {
  @Field(() => String)
  brand!: string;

  @Field(() => Boolean, { description: 'True while all money here is practice money.' })
  practice!: boolean;

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
