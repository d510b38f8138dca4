import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context';
import { agreement, type AgreementText } from '../agreement';
import { AgreementType, RiskNoticeType } from './agreement.types';
import { riskNotice, type RiskNotice } from '../risk-notice';

@Resolver()
export class AgreementResolver {
  @Query(() => AgreementType, { description: 'The agreement in the language of the request.' })
  agreement(@Ctx() { locale }: Context): AgreementText {
    return agreement(locale);
  }

  @Query(() => RiskNoticeType, {
    description: 'The risk notice in force, in the language of the request.',
  })
  riskNotice(@Ctx() { locale }: Context): RiskNotice {
    return riskNotice(locale);
  }
}
