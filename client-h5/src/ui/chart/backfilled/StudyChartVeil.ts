import {
  registerIndicator,
  type Chart,
  type Crosshair,
  type IndicatorTemplate,
  type KLineData,
} from 'klinecharts';

/** Never shown as a name: it is no study. */
const VEIL = 'BACKFILLED';
/** How much is taken of what was not recorded. */
const TAKEN = 0.65;

/** From one place to another, both included. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Bars within a span that were not recorded, as spans of those that lie side by side. */
export function paleSpans(bars: readonly KLineData[], { from, to }: Span): Span[] {
  const spans: Span[] = [];
  for (let place = Math.max(0, from); place <= Math.min(to, bars.length - 1); place += 1) {
    if (bars[place]?.backfilled !== true) continue;
    const last = spans.at(-1);
    if (last?.to === place - 1) spans.splice(-1, 1, { from: last.from, to: place });
    else spans.push({ from: place, to: place });
  }
  return spans;
}

/** The library colours no bar by itself: what was drawn of these is made paler, candles and line alike. */
const template: IndicatorTemplate = {
  name: VEIL,
  shortName: '',
  calc: (bars) => bars.map(() => ({})),
  draw: ({ ctx, chart, bounding, xAxis }) => {
    const half = chart.getBarSpace().bar / 2;
    ctx.globalCompositeOperation = 'destination-out';
    ctx.fillStyle = `rgb(0 0 0 / ${String(TAKEN)})`;
    for (const { from, to } of paleSpans(chart.getDataList(), chart.getVisibleRange())) {
      const left = xAxis.convertToPixel(from) - half;
      ctx.fillRect(left, 0, xAxis.convertToPixel(to) + half - left, bounding.height);
    }
    return true;
  },
};

registerIndicator(template);

const unnamed = { name: '', calcParamsText: '', legends: [], features: [] };

/**
 * Before any study, so that none of them is paler. `onDrawn` hears of the crosshair each time the pane is drawn, and how
 * high that is: of one that goes away, or stands while the chart moves below it, the library tells nobody else.
 */
export const veil = (
  chart: Chart,
  paneId: string,
  onDrawn: (cross: Crosshair, height: number) => void = () => undefined,
): void => {
  const createTooltipDataSource: IndicatorTemplate['createTooltipDataSource'] = (drawn) => {
    onDrawn(drawn.crosshair, drawn.bounding.height);
    return unnamed;
  };
  chart.createIndicator({ name: VEIL, paneId, createTooltipDataSource }, true);
};
