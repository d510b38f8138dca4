import { PriceChartAdapter } from './PriceChartAdapter';
import type { ChartBar, ChartSetting, OlderBars } from './priceChartTypes';
import { StudyChartAdapter } from './StudyChartAdapter';

/** What both libraries are told, and the ways in which they call back. */
const library: {
  pointAt: (at: number | null) => void;
  goBack: () => void;
  readonly volumes: Map<number, number>;
} = { pointAt: () => undefined, goBack: () => undefined, volumes: new Map() };

interface Drawn {
  readonly time: number;
  readonly value?: number;
}

/* Jest finds no file of it: it has ES modules alone. */
jest.mock(
  'lightweight-charts',
  () => {
    const prices = {
      createPriceLine: () => ({ applyOptions: () => undefined }),
      attachPrimitive: () => undefined,
      setData: () => undefined,
      update: () => undefined,
    };
    const keep = ({ time, value }: Drawn) => {
      if (value === undefined) library.volumes.delete(time);
      else library.volumes.set(time, value);
    };
    const volume = {
      priceScale: () => ({ applyOptions: () => undefined }),
      setData: (bars: readonly Drawn[]) => {
        library.volumes.clear();
        bars.forEach(keep);
      },
      update: keep,
    };
    const kinds = { HistogramSeries: 'volume', CandlestickSeries: 'prices', AreaSeries: 'prices' };
    return {
      ...kinds,
      ...{ LineStyle: {}, CrosshairMode: {}, ColorType: {}, LineType: {}, PriceScaleMode: {} },
      ...{ LastPriceAnimationMode: {}, TickMarkType: {} },
      createChart: () => ({
        addSeries: (kind: string) => (kind === 'volume' ? volume : prices),
        subscribeCrosshairMove: (moved: (where: { time?: number }) => void) => {
          library.pointAt = (at) => {
            moved(at === null ? {} : { time: at / 1_000 });
          };
        },
        timeScale: () => ({
          subscribeVisibleLogicalRangeChange: (seen: (range: { from: number }) => void) => {
            library.goBack = () => {
              seen({ from: 0 });
            };
          },
        }),
        remove: () => undefined,
      }),
    };
  },
  { virtual: true },
);

jest.mock('klinecharts', () => {
  /** As it is given to whatever draws the pane. */
  interface Pane {
    readonly crosshair: { readonly paneId?: string; readonly timestamp?: number };
    readonly bounding: { readonly height: number };
  }
  return {
    registerIndicator: () => undefined,
    dispose: () => undefined,
    init: () => ({
      ...{ setSymbol: () => undefined, setPeriod: () => undefined },
      createIndicator: ({
        createTooltipDataSource,
      }: {
        createTooltipDataSource: (pane: Pane) => object;
      }) => {
        library.pointAt = (at) => {
          // One that nobody points with stands at the newest bar, and in no pane.
          const crosshair =
            at === null ? { timestamp: minute(1) } : { paneId: 'candle_pane', timestamp: at };
          createTooltipDataSource({ crosshair, bounding: { height: 280 } });
        };
      },
      setDataLoader: (loader: { subscribeBar: (given: object) => void }) => {
        loader.subscribeBar({ callback: () => undefined });
      },
    }),
  };
});

const minute = (count: number) => Date.parse('2026-11-20T12:00:00.000Z') + count * 60_000;
const bar = (count: number): ChartBar => ({
  ...{ startAt: new Date(minute(count)).toISOString(), backfilled: false },
  ...{ open: '10.00', high: '12.00', low: '9.00', close: '11.00', volume: '7' },
});
const setting: ChartSetting = {
  ...{ kind: 'candles', seconds: 60, decimals: 2, symbol: 'BTC/USDT' },
  words: { price: String, time: String, ends: String, figures: {} as never },
};

interface Chart {
  tick(at: number, price: number): void;
}

type Draw = (
  told: (bar: ChartBar | null) => void,
  bars: readonly ChartBar[],
  older: OlderBars,
) => Chart;

const small: Draw = (told, bars, older) => {
  const chart = new PriceChartAdapter(document.createElement('div'), setting, told);
  chart.setBars(bars, older);
  return chart;
};
const large: Draw = (told, bars, older) =>
  new StudyChartAdapter(document.createElement('div'), { setting, bars, older }, told);

beforeAll(() => {
  const nothing = () => undefined;
  global.ResizeObserver = function Watch() {
    return { observe: nothing, unobserve: nothing, disconnect: nothing };
  } as never;
});

describe.each([
  ['inline', small],
  ['large', large],
])('H1: the figures of the bar that is pointed at in the %s chart', (_, draw) => {
  const opened = (bars: readonly ChartBar[] = [bar(0), bar(1)]) => {
    const shown: { now: ChartBar | null } = { now: null };
    const chart = draw(
      (told) => (shown.now = told),
      bars,
      () => Promise.resolve([]),
    );
    return { chart, shown };
  };

  it('are the recorded ones until a price moves it, and what was traded in it is then unknown', () => {
    const { chart, shown } = opened();
    library.pointAt(minute(1));
    expect(shown.now).toEqual(bar(1));
    chart.tick(minute(1) + 20_000, 13);
    const { startAt } = bar(1);
    const moved = { startAt, open: '10', high: '13', low: '9', close: '13', backfilled: false };
    // Also while nobody moves the finger.
    expect(shown.now).toEqual(moved);
    library.pointAt(minute(0));
    expect(shown.now).toEqual(bar(0));
    library.pointAt(minute(1));
    expect(shown.now).toEqual(moved);
  });

  it('are there of every bar that began since, each as it is drawn', () => {
    const { chart, shown } = opened();
    for (const [at, price] of [
      [minute(2) + 1_000, 20],
      [minute(2) + 2_000, 18],
      [minute(3) + 1_000, 19],
      [minute(5) + 1_000, 21],
    ] as const)
      chart.tick(at, price);
    library.pointAt(minute(2));
    expect(shown.now).toMatchObject({ open: '20', high: '20', low: '18', close: '18' });
    library.pointAt(minute(3));
    expect(shown.now).toMatchObject({ open: '19', high: '19', low: '19', close: '19' });
    library.pointAt(minute(4));
    expect(shown.now).toBeNull();
    library.pointAt(minute(5));
    expect(shown.now).toMatchObject({ open: '21', close: '21' });
    library.pointAt(null);
    expect(shown.now).toBeNull();
    // Nobody points at it: nothing is told.
    chart.tick(minute(5) + 2_000, 22);
    expect(shown.now).toBeNull();
  });
});

describe('H1: the inline chart', () => {
  it('draws no volume of a bar that prices have moved since it was counted', () => {
    const chart = small(
      () => undefined,
      [bar(0), bar(1)],
      () => Promise.resolve([]),
    );
    expect([...library.volumes.keys()]).toEqual([minute(0) / 1_000, minute(1) / 1_000]);
    chart.tick(minute(1) + 20_000, 13);
    chart.tick(minute(2) + 20_000, 13);
    expect([...library.volumes.keys()]).toEqual([minute(0) / 1_000]);
  });

  it('goes back once prices have moved its only bar, and keeps what they made of it', async () => {
    const shown: { now: ChartBar | null } = { now: null };
    let answer: (found: readonly ChartBar[]) => void = () => undefined;
    const found = new Promise<readonly ChartBar[]>((resolve) => (answer = resolve));
    const chart = small(
      (told) => (shown.now = told),
      [bar(1)],
      () => found,
    );
    library.goBack();
    chart.tick(minute(1) + 20_000, 13);
    answer([bar(0)]);
    await found;
    await Promise.resolve();
    library.pointAt(minute(0));
    expect(shown.now).toEqual(bar(0));
    library.pointAt(minute(1));
    expect(shown.now?.high).toBe('13');
  });
});
