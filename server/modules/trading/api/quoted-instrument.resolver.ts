import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context';
import { InstrumentType } from '../../market/api/market.types';
import { quotedInstrument } from '../record/quoted-instrument';

@Resolver()
export class QuotedInstrumentResolver {
  @Query(() => InstrumentType, {
    nullable: true,
    description: 'One instrument by id; one in no list only to those who have ordered it.',
  })
  instrument(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return quotedInstrument(ctx, id);
  }
}
