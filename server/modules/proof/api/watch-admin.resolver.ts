import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import type { Context } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import type { MarketLoaders } from '../../market';
import type { ProofLoaders } from '../proof.loaders';
import { mismatches, type Mismatch } from '../watch/mismatches';
import { lastProofs, mismatchesByNight } from '../watch/runs';
import { watchState } from '../watch/watch-state';
import {
  ProofMismatchInstrumentType,
  ProofMismatchList,
  ProofMismatchOrderType,
  ProofMismatchType,
  ProofWatchType,
} from './watch-admin.types';

const NIGHTS = 30;

type WatchContext = ApiContext<MarketLoaders & ProofLoaders>;

@Resolver(() => ProofMismatchType)
export class WatchAdminResolver {
  @May('proof.read')
  @Query(() => ProofWatchType, { description: 'How the platform’s own proofs stand.' })
  async proofWatch(@Ctx() ctx: Context): Promise<ProofWatchType> {
    const [state, runs, nights, serverTime] = await Promise.all([
      watchState(ctx),
      lastProofs(ctx),
      mismatchesByNight(ctx, NIGHTS),
      ctx.now(),
    ]);
    return { ...state, runs, nights, serverTime };
  }

  @May('proof.read')
  @Query(() => ProofMismatchList, { description: 'What did not fit, newest first.' })
  async proofMismatches(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    return toList(await mismatches(ctx, page), page, ({ id }) => id);
  }

  @FieldResolver(() => ProofMismatchOrderType, { nullable: true })
  async order(@Ctx() { loaders }: WatchContext, @Root() { orderId }: Mismatch) {
    const number = orderId === null ? null : await loaders.orderNumbers.load(orderId);
    return orderId === null || number === null ? null : { id: orderId, number };
  }

  @FieldResolver(() => ProofMismatchInstrumentType, { nullable: true })
  instrument(@Ctx() { loaders }: WatchContext, @Root() { instrumentId }: Mismatch) {
    return instrumentId === null ? null : loaders.instruments.load(instrumentId);
  }
}
