import { Ctx, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { May } from '../../../graphql/may';
import { toMoneyType } from '../../../graphql/scalars';
import type { MarketLoaders } from '../../market';
import { exposure, type ExposureFigures, type ExposureSide } from '../exposure/exposure';
import { ExposureType, type ExposureLineType, type ExposureSideType } from './exposure.types';

@Resolver()
export class ExposureResolver {
  @May('order.read')
  @Query(() => ExposureType, {
    description: 'Open contracts by instrument and direction. Half a second old at most.',
  })
  async exposure(@Ctx() ctx: ApiContext<MarketLoaders>): Promise<ExposureType> {
    const { at, instruments, total } = await exposure(ctx);
    const lines = instruments.map(async ({ instrumentId, ...figures }) => {
      const instrument = await ctx.loaders.instruments.load(instrumentId);
      return showLine(instrument?.symbol ?? null, figures);
    });
    return { at, instruments: await Promise.all(lines), total: showLine(null, total) };
  }
}

const showLine = (symbol: string | null, figures: ExposureFigures): ExposureLineType => ({
  symbol,
  up: showSide(figures.up),
  down: showSide(figures.down),
  ifUp: toMoneyType(figures.ifUp),
  ifDown: toMoneyType(figures.ifDown),
  worst: toMoneyType(figures.worst),
});

const showSide = ({ count, stakes, pays }: ExposureSide): ExposureSideType => ({
  ...{ count, stakes: toMoneyType(stakes), pays: toMoneyType(pays) },
});
