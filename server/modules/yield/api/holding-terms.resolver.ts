import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { usd } from '../../../../schema/money';
import { Decimal, MoneyType, toMoneyType } from '../../../graphql/scalars';
import type { Context } from '../../../platform/context';
import { annualPercent, dailyPercent } from '../../../../schema/figures/rates';
import type { YieldTerms } from '../yield.entities';
import { HoldingTermsType } from './holding.types';
import { inLocale } from './in-locale';
import { ProjectTopUpType } from './project.types';

@Resolver(() => HoldingTermsType)
export class HoldingTermsResolver {
  @FieldResolver(() => String, { description: 'SHA-256 of the terms, 64 hexadecimal digits.' })
  hash(@Root() { hash }: YieldTerms) {
    return hash.toString('hex');
  }

  @FieldResolver(() => String)
  title(@Ctx() ctx: Context, @Root() { titles }: YieldTerms) {
    return inLocale(ctx, titles);
  }

  @FieldResolver(() => String)
  description(@Ctx() ctx: Context, @Root() { descriptions }: YieldTerms) {
    return inLocale(ctx, descriptions);
  }

  @FieldResolver(() => String)
  risk(@Ctx() ctx: Context, @Root() { risks }: YieldTerms) {
    return inLocale(ctx, risks);
  }

  @FieldResolver(() => Decimal, { description: 'Percent a year.' })
  annualRate(@Root() { annualPpm }: YieldTerms) {
    return annualPercent(annualPpm);
  }

  @FieldResolver(() => Decimal, { description: 'Percent a day: the annual rate by 365.' })
  dailyRate(@Root() { annualPpm }: YieldTerms) {
    return dailyPercent(annualPpm);
  }

  @FieldResolver(() => MoneyType)
  min(@Root() { amountMin }: YieldTerms) {
    return toMoneyType(usd(amountMin));
  }

  @FieldResolver(() => MoneyType)
  capacity(@Root() { capacity }: YieldTerms) {
    return toMoneyType(usd(capacity));
  }

  @FieldResolver(() => MoneyType, { description: 'Of the principal, top-ups included.' })
  max(@Root() { amountMax }: YieldTerms) {
    return toMoneyType(usd(amountMax));
  }

  @FieldResolver(() => ProjectTopUpType, { nullable: true })
  topUp(@Root() { topup, topupDay }: YieldTerms): ProjectTopUpType | null {
    return topupDay === null ? null : { amount: toMoneyType(usd(topup)), day: topupDay };
  }
}
