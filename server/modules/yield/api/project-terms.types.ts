import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Dividend } from '../../../../schema/states';
import { DateTime, Decimal, MoneyType } from '../../../graphql/scalars';
import { LocalTextType } from '../../recharges/api/channel-admin.types';
import { StaffNameType } from '../../staff/api/staff.types';
import { DividendEnum, ProjectTopUpType } from './project.types';

@ObjectType('AdminProjectTerms', {
  description: 'One version of what a project offers. Nobody changes it.',
  simpleResolvers: true,
})
export class AdminProjectTermsType {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  version!: number;

  @Field(() => String, { description: 'SHA-256, 64 hexadecimal digits.' })
  hash!: string;

  @Field(() => [LocalTextType])
  titles!: LocalTextType[];

  @Field(() => [LocalTextType])
  descriptions!: LocalTextType[];

  @Field(() => [LocalTextType])
  risks!: LocalTextType[];

  @Field(() => String)
  issuer!: string;

  @Field(() => Int, { description: 'Parts per million a year of 365 days.' })
  annualPpm!: number;

  @Field(() => Decimal, { description: 'Percent a year.' })
  annualRate!: string;

  @Field(() => Int)
  days!: number;

  @Field(() => DividendEnum)
  dividend!: Dividend;

  @Field(() => MoneyType)
  min!: MoneyType;

  @Field(() => MoneyType, { description: 'Of the principal of one holding, top-ups included.' })
  max!: MoneyType;

  @Field(() => MoneyType)
  capacity!: MoneyType;

  @Field(() => DateTime)
  releaseAt!: Date;

  @Field(() => DateTime)
  saleStartsAt!: Date;

  @Field(() => DateTime)
  saleEndsAt!: Date;

  @Field(() => ProjectTopUpType, { nullable: true })
  topUp!: ProjectTopUpType | null;

  @Field(() => Boolean)
  earlyStop!: boolean;

  @Field(() => Int, { description: 'Of accrued interest, basis points, when left early.' })
  reductionBp!: number;

  @Field(() => Boolean)
  renewable!: boolean;

  @Field(() => StaffNameType)
  proposedBy!: StaffNameType;

  @Field(() => StaffNameType, { nullable: true })
  confirmedBy!: StaffNameType | null;

  @Field(() => DateTime, { description: 'Since when it is in force, or was.' })
  madeAt!: Date;

  @Field(() => String, { description: 'Why it was proposed.' })
  reason!: string;
}
