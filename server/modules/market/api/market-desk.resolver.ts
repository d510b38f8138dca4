import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import { readPage } from '../../../platform/page';
import { idOrNone } from '../../../platform/text/read-money';
import { allInstruments } from '../desk/all-instruments';
import { marketVersions } from '../desk/market-versions';
import { instrumentById } from '../instruments';
import { AdminInstrumentList, AdminInstrumentType, MarketVersionList } from './market-desk.types';
import { showInstrument, showMarketVersion, type DeskContext } from './show-instrument';

const WHOLE = { endCursor: null, hasNext: false };

@Resolver()
export class MarketDeskResolver {
  @May('market.read')
  @Query(() => AdminInstrumentList, {
    description: 'Every instrument, those in no list too, in the order of the lists.',
  })
  async instruments(
    @Ctx() ctx: DeskContext,
    @Arg('search', () => String, { nullable: true }) search: string | null,
  ) {
    const found = await allInstruments(ctx, { search });
    return { items: await Promise.all(found.map((one) => showInstrument(ctx, one))), info: WHOLE };
  }

  @May('market.read')
  @Query(() => AdminInstrumentType, { nullable: true, description: 'One instrument.' })
  async instrument(@Ctx() ctx: DeskContext, @Arg('id', () => ID) id: string) {
    const found = await instrumentById(ctx, id);
    return found && showInstrument(ctx, found);
  }

  @May('market.read')
  @Query(() => MarketVersionList, {
    description:
      'What was changed of an instrument, its terms and its prohibition too, newest first.',
  })
  async instrumentVersions(
    @Ctx() ctx: DeskContext,
    @Arg('id', () => ID) id: string,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const wanted = { of: 'instrument', id: idOrNone(id) ?? '0' } as const;
    const { items, info } = toList(
      await marketVersions(ctx, { ...wanted, ...page }),
      page,
      (one) => one.id,
    );
    return { items: await Promise.all(items.map((one) => showMarketVersion(ctx, one))), info };
  }
}
