import {
  ColorType,
  TickMarkType,
  type ChartOptions,
  type DeepPartial,
  type Time,
} from 'lightweight-charts';
import type { ChartColours } from './priceChartColours';
import type { ChartSetting } from './priceChartTypes';

const toMs = (time: Time): number => Number(time) * 1_000;

/** A finger that swipes up scrolls the page, not the chart. */
const gestures: DeepPartial<ChartOptions> = {
  handleScroll: { vertTouchDrag: false, mouseWheel: false },
  handleScale: { mouseWheel: false, axisPressedMouseMove: false },
};

export function chartOptions(
  { words }: ChartSetting,
  colours: ChartColours,
): DeepPartial<ChartOptions> {
  return {
    ...gestures,
    autoSize: true,
    layout: {
      background: { type: ColorType.Solid, color: 'transparent' },
      textColor: colours.ink3,
      fontSize: 10.5,
      fontFamily: colours.font,
      attributionLogo: false,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: colours.line } },
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.14, bottom: 0.16 } },
    timeScale: {
      borderVisible: false,
      timeVisible: true,
      secondsVisible: false,
      rightOffset: 4,
      barSpacing: 7,
      minBarSpacing: 0.5,
      tickMarkFormatter: (time: Time, type: TickMarkType) =>
        words.time(toMs(time), type < TickMarkType.Time),
    },
    localization: {
      priceFormatter: words.price,
      timeFormatter: (time: Time) => words.time(toMs(time), false),
    },
    crosshair: {
      vertLine: { color: colours.ink3, labelBackgroundColor: colours.ink2 },
      horzLine: { color: colours.ink3, labelBackgroundColor: colours.ink2 },
    },
  };
}

export function candleOptions({ up, down }: ChartColours) {
  return {
    upColor: up,
    downColor: down,
    wickUpColor: up,
    wickDownColor: down,
    borderVisible: false,
    lastValueVisible: false,
    priceLineVisible: false,
  };
}

export function lineOptions({ ink2 }: ChartColours) {
  return {
    lineColor: ink2,
    lineWidth: 2 as const,
    topColor: `${ink2}1f`,
    bottomColor: `${ink2}0a`,
    lastValueVisible: false,
    priceLineVisible: false,
    crosshairMarkerRadius: 4,
  };
}
