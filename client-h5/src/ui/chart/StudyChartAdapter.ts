import { dispose, init, type Chart, type KLineData, type Period } from 'klinecharts';
import { barOf, figuresOf, toBar, type Bar } from './PriceChartBars';
import { chartColours } from './priceChartColours';
import type { ChartBar, ChartCanvasProps, ChartSetting } from './priceChartTypes';
import type { Study } from './studies';
import { studyStyles } from './StudyChartStyles';
import { veil } from './backfilled/StudyChartVeil';

/** Drawn over the prices; the others have a pane of their own below. */
const OVER_PRICES: readonly Study[] = ['MA', 'BOLL'];
const PRICES = 'candle_pane';
/** Of the height, for each pane below the prices. */
const PANE_SHARE = 0.19;

const toKLine = ({ time, ...bar }: Bar): KLineData => ({ timestamp: time * 1_000, ...bar });
/** One that is recorded, with what was traded where that is known. */
const recorded = (bar: ChartBar): KLineData => ({
  ...toKLine(toBar(bar)),
  ...(bar.volume != null && { volume: Number(bar.volume) }),
});

function periodOf(seconds: number): Period {
  if (seconds >= 86_400) return { type: 'day', span: seconds / 86_400 };
  return seconds >= 3_600
    ? { type: 'hour', span: seconds / 3_600 }
    : { type: 'minute', span: seconds / 60 };
}

/** With how high the prices are drawn, from above. */
type OnBar = (bar: ChartBar | null, height: number) => void;

/** The one file that knows the ways of the library with the indicators. */
export class StudyChartAdapter {
  readonly #chart: Chart;
  readonly #setting: ChartSetting;
  readonly #watch: ResizeObserver;
  #last: Bar | undefined;
  #publish: (bar: KLineData) => void = () => undefined;
  #shown: readonly Study[] = [];
  /** By when they began: as they were recorded, or as prices have moved them since. */
  readonly #figures: Map<number, ChartBar>;
  #pointedAt = NaN;
  #height = 0;
  readonly #onBar: OnBar;

  /** `onBar`: the bar under the crosshair, or none. */
  constructor(
    box: HTMLElement,
    { setting, bars, older }: Pick<ChartCanvasProps, 'setting' | 'bars' | 'older'>,
    onBar: OnBar,
  ) {
    const figures = new Map(bars.map((bar) => [Date.parse(bar.startAt), bar]));
    const { words, seconds, symbol, decimals } = setting;
    const chart = init(box, {
      styles: studyStyles(setting.kind, chartColours()),
      formatter: {
        formatDate: ({ timestamp, type }) =>
          words.time(timestamp, seconds >= 86_400 || (type === 'crosshair' && seconds >= 3_600)),
      },
      thousandsSeparator: { format: (value) => words.price(Number(value)) },
    });
    if (!chart) throw new Error('there is no room for a chart');
    this.#chart = chart;
    this.#setting = setting;
    this.#figures = figures;
    this.#onBar = onBar;
    const [newest] = bars.slice(-1);
    this.#last = newest && toBar(newest);
    chart.setSymbol({ ticker: symbol, pricePrecision: decimals, volumePrecision: 0 });
    chart.setPeriod(periodOf(seconds));
    veil(chart, PRICES, ({ paneId, timestamp }, height) => {
      this.#pointedAt = paneId === undefined ? NaN : (timestamp ?? NaN);
      this.#height = height;
      this.#tell();
    });
    chart.setDataLoader({
      // `forward` is what it calls further back.
      getBars: async ({ type, timestamp, callback }) => {
        if (type === 'init') callback(bars.map(recorded), { forward: true });
        if (type !== 'forward' || timestamp === null) return;
        const found = await older(new Date(timestamp).toISOString()).catch(() => []);
        for (const bar of found) figures.set(Date.parse(bar.startAt), bar);
        callback(found.map(recorded), { forward: found.length > 0 });
      },
      subscribeBar: ({ callback }) => {
        this.#publish = callback;
      },
    });
    this.#watch = new ResizeObserver(() => {
      chart.resize();
      this.#share();
    });
    this.#watch.observe(box);
  }

  /** A new price: moves the last bar or begins the next one. */
  tick(at: number, price: number): void {
    const bar = barOf(this.#last, { at, price }, this.#setting.seconds);
    if (!bar) return;
    this.#last = bar;
    this.#publish(toKLine(bar));
    this.#figures.set(bar.time * 1_000, figuresOf(bar));
    if (this.#pointedAt === bar.time * 1_000) this.#tell();
  }

  show(chosen: readonly Study[]): void {
    for (const name of this.#shown)
      if (!chosen.includes(name)) this.#chart.removeIndicator({ name });
    for (const name of chosen) {
      if (this.#shown.includes(name)) continue;
      this.#chart.createIndicator(
        OVER_PRICES.includes(name) ? { name, paneId: PRICES } : { name },
        true,
      );
    }
    this.#shown = chosen;
    this.#share();
  }

  /** Above 1 comes closer. */
  zoom(factor: number): void {
    this.#chart.zoomAtCoordinate(factor);
  }

  #tell(): void {
    this.#onBar(this.#figures.get(this.#pointedAt) ?? null, this.#height);
  }

  /** On its side a telephone is low: prices keep most of it all the same. */
  #share(): void {
    const height = Math.round((this.#chart.getDom()?.clientHeight ?? 0) * PANE_SHARE);
    for (const { paneId } of this.#chart.getIndicators()) {
      if (paneId !== PRICES) this.#chart.setPaneOptions({ id: paneId, height });
    }
  }

  remove(): void {
    this.#watch.disconnect();
    dispose(this.#chart);
  }
}
