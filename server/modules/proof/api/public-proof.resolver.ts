import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { toMoneyType } from '../../../graphql/scalars';
import type { MarketLoaders } from '../../market';
import { InstrumentType } from '../../market/api/market.types';
import { outcomeTotals } from '../outcomes/outcome-totals';
import { publicProof } from '../published/public-proof';
import { OutcomeTotalsType, OutcomeTotalType, PublicProofType } from './public-proof.types';

/** What anybody may see without a session. */
@Resolver()
export class PublicProofResolver {
  @Query(() => PublicProofType, {
    description: 'Heads of the seal, and what the platform’s own proofs found.',
  })
  publicProof(@Ctx() ctx: ApiContext): Promise<PublicProofType> {
    return publicProof(ctx);
  }

  @Query(() => OutcomeTotalsType, {
    description: 'How settled contracts came out, by instrument and duration.',
  })
  async outcomeTotals(@Ctx() ctx: ApiContext): Promise<OutcomeTotalsType> {
    const { totals, ...upTo } = await outcomeTotals(ctx);
    return {
      ...upTo,
      totals: totals.map(({ stakes, paid, ...counts }) => ({
        ...counts,
        stakes: toMoneyType(stakes),
        paid: toMoneyType(paid),
      })),
    };
  }
}

@Resolver(() => OutcomeTotalType)
export class OutcomeInstrumentResolver {
  @FieldResolver(() => InstrumentType)
  async instrument(
    @Root() { instrumentId }: OutcomeTotalType,
    @Ctx() { loaders }: ApiContext<MarketLoaders>,
  ) {
    return loaders.instruments.load(instrumentId);
  }
}
