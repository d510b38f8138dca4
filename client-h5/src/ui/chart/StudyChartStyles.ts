import type { CandleStyle, DeepPartial, Styles } from 'klinecharts';
import type { ChartColours } from './priceChartColours';
import type { ChartSetting } from './priceChartTypes';

/** The design's values in the library's words. Its own words on the chart are left out. */
export function studyStyles(
  kind: ChartSetting['kind'],
  colours: ChartColours,
): DeepPartial<Styles> {
  const { up, down, ink2, ink3, inverse, line } = colours;
  const text = { color: ink3, size: 11, family: colours.font };
  const axis = { axisLine: { show: false }, tickLine: { show: false }, tickText: text };
  const label = { ...text, color: inverse, backgroundColor: ink2, borderColor: ink2 };
  const cross = { line: { color: ink3 }, text: label };
  return {
    grid: { vertical: { show: false }, horizontal: { color: line, style: 'solid' } },
    candle: candleStyles(kind, colours),
    indicator: {
      bars: [
        {
          style: 'fill',
          borderStyle: 'solid',
          borderSize: 1,
          borderDashedValue: [2, 2],
          ...{ upColor: `${up}b0`, downColor: `${down}b0`, noChangeColor: ink3 },
        },
      ],
      tooltip: { title: { color: ink2, family: colours.font }, legend: { color: ink3 } },
    },
    xAxis: axis,
    yAxis: axis,
    separator: { color: line },
    crosshair: { horizontal: cross, vertical: cross },
  };
}

/** Bars or a line. Figures are our own. */
function candleStyles(
  kind: ChartSetting['kind'],
  { up, down, ink, ink2, ink3, inverse, accent, font }: ChartColours,
): DeepPartial<CandleStyle> {
  return {
    type: kind === 'candles' ? 'candle_solid' : 'area',
    bar: {
      ...{ upColor: up, upBorderColor: up, upWickColor: up },
      ...{ downColor: down, downBorderColor: down, downWickColor: down },
      ...{ noChangeColor: ink3, noChangeBorderColor: ink3, noChangeWickColor: ink3 },
    },
    area: {
      lineColor: ink2,
      backgroundColor: [
        { offset: 0, color: `${ink2}05` },
        { offset: 1, color: `${ink2}1f` },
      ],
      point: { color: accent },
    },
    priceMark: {
      high: { color: ink3, textFamily: font },
      low: { color: ink3, textFamily: font },
      last: {
        ...{ upColor: ink, downColor: ink, noChangeColor: ink },
        text: { color: inverse, family: font },
      },
    },
    tooltip: { showRule: 'none' },
  };
}
