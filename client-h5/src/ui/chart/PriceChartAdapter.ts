import {
  AreaSeries,
  CandlestickSeries,
  createChart,
  HistogramSeries,
  LineStyle,
  type IChartApi,
  type IPriceLine,
  type ISeriesApi,
  type Logical,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts';
import { barOf, figuresOf, toBar, toSeconds, type Bar } from './PriceChartBars';
import { chartColours, type ChartColours } from './priceChartColours';
import { PriceChartMarks } from './PriceChartMarks';
import { candleOptions, chartOptions, lineOptions } from './PriceChartOptions';
import { paleCandle, paleLine } from './backfilled/priceChartPale';
import type { ChartBar, ChartContract, ChartSetting, OlderBars } from './priceChartTypes';

/** Bars between the edge and what is not there yet. */
const NEAR = 10;

const toTime = (seconds: number) => seconds as UTCTimestamp;

/** The one file that knows the chart library's ways: bars, live price and marks go in, pixels come out. */
export class PriceChartAdapter {
  private readonly chart: IChartApi;
  private readonly colours: ChartColours = chartColours();
  private readonly series: ISeriesApi<'Candlestick'> | ISeriesApi<'Area'>;
  private readonly volume: ISeriesApi<'Histogram'>;
  private readonly last: IPriceLine;
  private readonly marks: PriceChartMarks;
  private entries: IPriceLine[] = [];
  private bars: Bar[] = [];
  /** Of each bar: as it was recorded, or as prices have moved it since. */
  private figures: ChartBar[] = [];
  private pointedAt: Time | undefined;
  private older: OlderBars | null = null;

  /** `onBar`: the bar under the crosshair, or none. */
  constructor(
    box: HTMLElement,
    private readonly setting: ChartSetting,
    private readonly onBar: (bar: ChartBar | null) => void,
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
    this.chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
      if (range && range.from < NEAR) void this.goBack();
    });
    this.chart.subscribeCrosshairMove(({ time }) => {
      this.pointedAt = time;
      this.tell();
    });
  }

  setBars(bars: readonly ChartBar[], older: OlderBars): void {
    this.bars = bars.map(toBar);
    this.older = older;
    this.draw([...bars]);
  }

  /** A new price: moves the last bar or begins the next one. */
  tick(at: number, price: number): void {
    const before = this.bars.at(-1);
    const bar = barOf(before, { at, price }, this.setting.seconds);
    if (!bar) return;
    if (bar.time === before?.time) this.take();
    this.bars.push(bar);
    this.figures.push(figuresOf(bar));
    this.series.update(this.drawn(bar));
    if (this.pointedAt === bar.time) this.tell();
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
    this.marks.show(contracts);
  }

  /** Above 1 comes closer. */
  zoom(factor: number): void {
    const scale = this.chart.timeScale();
    const barSpacing = Math.min(40, Math.max(1, scale.options().barSpacing * factor));
    scale.applyOptions({ barSpacing });
  }

  remove(): void {
    this.bars = [];
    this.chart.remove();
  }

  /** What lies before the first bar, once at a time, until there is nothing; a network that fails is asked again. */
  private async goBack(): Promise<void> {
    const { older, bars } = this;
    const [first] = this.figures;
    if (!older || !first) return;
    this.older = null;
    const found = await older(first.startAt).catch(() => null);
    // Other bars came meanwhile, or it was taken down.
    if (this.bars !== bars) return;
    if (found?.length !== 0) this.older = older;
    if (!found || found.length === 0) return;
    this.bars = [...found.map(toBar), ...this.bars];
    this.draw([...found, ...this.figures]);
  }

  /** Makes room for the last bar as it is now, with no more volume than its figures have. */
  private take(): void {
    const bar = this.bars.pop();
    const figures = this.figures.pop();
    if (bar && figures?.volume != null) this.volume.update({ time: toTime(bar.time) });
  }

  private tell(): void {
    const at = this.pointedAt;
    this.onBar(this.figures.find(({ startAt }) => toSeconds(Date.parse(startAt)) === at) ?? null);
  }

  private draw(figures: ChartBar[]): void {
    this.figures = figures;
    this.series.setData(this.bars.map((bar) => this.drawn(bar)));
    this.setVolume(figures);
    this.showLast();
    this.tell();
  }

  private drawn({ time, backfilled, ...bar }: Bar) {
    const { colours } = this;
    return this.setting.kind === 'candles'
      ? { time: toTime(time), ...bar, ...(backfilled && paleCandle(colours, bar)) }
      : { time: toTime(time), value: bar.close, ...(backfilled && paleLine(colours)) };
  }

  private setVolume(bars: readonly ChartBar[]): void {
    const known = bars.filter(({ volume }) => volume != null);
    this.volume.setData(
      known.map(({ startAt, volume, open, close, backfilled }) => ({
        time: toTime(toSeconds(Date.parse(startAt))),
        value: Number(volume),
        color: `${Number(close) < Number(open) ? this.colours.down : this.colours.up}${backfilled ? '1f' : '40'}`,
      })),
    );
  }

  private showLast(): void {
    const bar = this.bars.at(-1);
    this.last.applyOptions(
      bar ? { price: bar.close, axisLabelVisible: true } : { axisLabelVisible: false },
    );
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
