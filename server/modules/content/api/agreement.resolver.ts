import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context';
import { agreement } from '../legal/agreement';
import { agreementVersions } from '../legal/legal-texts';
import { riskNotice, type RiskNotice } from '../legal/risk-notice';
import { AgreementType, AgreementVersionType, RiskNoticeType } from './agreement.types';

@Resolver()
export class AgreementResolver {
  @Query(() => AgreementType, {
    description: 'The agreement in force, or an earlier one, in the language of the request.',
  })
  async agreement(
    @Ctx() ctx: Context,
    @Arg('version', () => String, { nullable: true }) asked: string | null,
  ): Promise<AgreementType> {
    const { number: version, ...text } = await agreement(ctx, asked);
    return { version, ...text };
  }

  @Query(() => [AgreementVersionType], {
    description: 'Agreements that are or were in force, newest first.',
  })
  async agreementVersions(@Ctx() { db }: Context): Promise<AgreementVersionType[]> {
    const found = await agreementVersions(db);
    return found.map(({ number: version, since }) => ({ version, since }));
  }

  @Query(() => RiskNoticeType, {
    description: 'The risk notice in force, in the language of the request.',
  })
  riskNotice(@Ctx() ctx: Context): Promise<RiskNotice> {
    return riskNotice(ctx);
  }
}
