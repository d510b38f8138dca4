import {
  AreaSeries,
  CandlestickSeries,
  createChart,
  HistogramSeries,
  LineSeries,
  LineStyle,
  type IChartApi,
  type IPriceLine,
  type ISeriesApi,
  type Logical,
  type UTCTimestamp,
} from 'lightweight-charts';
import { chartColours, type ChartColours } from './priceChartColours';
import { candleOptions, chartOptions, lineOptions } from './PriceChartOptions';
import { PriceChartMarks } from './PriceChartMarks';
import type { ChartBar, ChartContract, ChartSetting } from './priceChartTypes';

interface Bar {
  readonly time: UTCTimestamp;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** Room to the right of where a contract ends, so that its label can stand over its line. */
const MARGIN_BARS = 4;

const toTime = (at: number) => Math.floor(at / 1_000) as UTCTimestamp;

const fresh = (time: number, price: number): Bar => ({
  time: time as UTCTimestamp,
  open: price,
  high: price,
  low: price,
  close: price,
});

const moved = (bar: Bar, price: number): Bar => ({
  ...bar,
  high: Math.max(bar.high, price),
  low: Math.min(bar.low, price),
  close: price,
});

/** The one file that knows the chart library's ways: bars, live price and marks go in, pixels come out. */
export class PriceChartAdapter {
  private readonly chart: IChartApi;
  private readonly colours: ChartColours = chartColours();
  private readonly series: ISeriesApi<'Candlestick'> | ISeriesApi<'Area'>;
  private readonly volume: ISeriesApi<'Histogram'>;
  private readonly future: ISeriesApi<'Line'>;
  private readonly last: IPriceLine;
  private readonly marks: PriceChartMarks;
  private entries: IPriceLine[] = [];
  private bars: Bar[] = [];
  private ends: number[] = [];

  constructor(
    box: HTMLElement,
    private readonly setting: ChartSetting,
  ) {
    const { colours } = this;
    this.chart = createChart(box, chartOptions(setting, colours));
    const priceFormat = {
      type: 'custom' as const,
      formatter: setting.words.price,
      minMove: 10 ** -setting.decimals,
    };
    this.volume = this.chart.addSeries(HistogramSeries, {
      priceScaleId: '',
      lastValueVisible: false,
      priceLineVisible: false,
    });
    this.volume.priceScale().applyOptions({ scaleMargins: { top: 0.9, bottom: 0 } });
    this.series =
      setting.kind === 'candles'
        ? this.chart.addSeries(CandlestickSeries, { ...candleOptions(colours), priceFormat })
        : this.chart.addSeries(AreaSeries, { ...lineOptions(colours), priceFormat });
    this.future = this.chart.addSeries(LineSeries, { lastValueVisible: false });
    this.last = this.series.createPriceLine({
      price: 0,
      color: colours.ink2,
      lineWidth: 1,
      lineStyle: LineStyle.SparseDotted,
      axisLabelVisible: false,
      axisLabelColor: colours.ink,
      axisLabelTextColor: colours.inverse,
    });
    this.marks = new PriceChartMarks(
      { x: (at) => this.xOf(at), y: (price) => this.series.priceToCoordinate(price) },
      { colours, words: setting.words },
    );
    this.series.attachPrimitive(this.marks);
  }

  setBars(bars: readonly ChartBar[]): void {
    this.bars = bars.map((bar) => ({
      time: toTime(Date.parse(bar.startAt)),
      open: Number(bar.open),
      high: Number(bar.high),
      low: Number(bar.low),
      close: Number(bar.close),
    }));
    this.series.setData(this.bars.map((bar) => this.drawn(bar)));
    this.setVolume(bars);
    this.showLast();
  }

  /** A new price: moves the last bar or begins the next one. */
  tick(at: number, price: number): void {
    const { seconds } = this.setting;
    const before = this.bars.at(-1);
    const start = before?.time ?? toTime(Math.floor(at / 1_000 / seconds) * seconds * 1_000);
    const steps = Math.floor((toTime(at) - start) / seconds);
    if (steps < 0) return;
    if (before && steps === 0) this.bars[this.bars.length - 1] = moved(before, price);
    else this.bars.push(fresh(start + steps * seconds, price));
    this.series.update(this.drawn(this.bars.at(-1) ?? fresh(start, price)));
    if (!before) this.makeRoom();
    this.showLast();
  }

  setContracts(contracts: readonly ChartContract[]): void {
    for (const entry of this.entries) this.series.removePriceLine(entry);
    this.entries = contracts.map(({ entryPrice }) =>
      this.series.createPriceLine({
        price: Number(entryPrice),
        lineVisible: false,
        color: this.colours.accent,
        axisLabelVisible: true,
        axisLabelColor: this.colours.accentSoft,
        axisLabelTextColor: this.colours.accent,
      }),
    );
    this.ends = contracts.map(({ endAt }) => Date.parse(endAt));
    this.makeRoom();
    this.marks.show(contracts);
  }

  /** Above 1 comes closer. */
  zoom(factor: number): void {
    const scale = this.chart.timeScale();
    const barSpacing = Math.min(40, Math.max(1, scale.options().barSpacing * factor));
    scale.applyOptions({ barSpacing });
  }

  remove(): void {
    this.chart.remove();
  }

  private drawn({ time, ...bar }: Bar) {
    return this.setting.kind === 'candles' ? { time, ...bar } : { time, value: bar.close };
  }

  private setVolume(bars: readonly ChartBar[]): void {
    const known = bars.filter(({ volume }) => volume != null);
    this.volume.setData(
      known.map(({ startAt, volume, open, close }) => ({
        time: toTime(Date.parse(startAt)),
        value: Number(volume),
        color: `${Number(close) < Number(open) ? this.colours.down : this.colours.up}40`,
      })),
    );
  }

  private showLast(): void {
    const bar = this.bars.at(-1);
    this.last.applyOptions(
      bar ? { price: bar.close, axisLabelVisible: true } : { axisLabelVisible: false },
    );
  }

  /** Seconds that have not come yet, so that the end of a contract has its place. */
  private makeRoom(): void {
    const { seconds } = this.setting;
    const from = this.bars.at(-1)?.time;
    const to = toTime(Math.max(0, ...this.ends));
    if (from === undefined || to <= from || seconds > 1) {
      this.future.setData([]);
      return;
    }
    const times = Array.from({ length: to - from + 1 }, (_, step) => ({
      time: (from + step) as UTCTimestamp,
    }));
    this.future.setData(times);
    const range = { from: 0, to: this.bars.length + times.length + MARGIN_BARS };
    this.chart.timeScale().setVisibleLogicalRange(range);
  }

  /** Between bars, and beyond the last one, an instant lies where its share of a bar puts it. */
  private xOf(at: number): number | null {
    const first = this.bars[0];
    const end = this.bars.at(-1);
    if (!first || !end) return null;
    const wanted = at / 1_000;
    const after = this.bars.findLastIndex(({ time }) => time <= wanted);
    const index = Math.max(0, after);
    const start = this.bars[index]?.time ?? first.time;
    const scale = this.chart.timeScale();
    const x = scale.logicalToCoordinate(index as Logical);
    if (x === null) return null;
    return x + Math.max(0, (wanted - start) / this.setting.seconds) * scale.options().barSpacing;
  }
}
