import type { Bar } from '../PriceChartBars';
import type { ChartColours } from '../priceChartColours';

/** Of what was not recorded: a difference in lightness, whatever the colours of rising and falling are. */
const PALE = '59';

/** A candle that was not recorded. */
export function paleCandle(
  { up, down }: ChartColours,
  { open, close }: Pick<Bar, 'open' | 'close'>,
) {
  const color = `${close < open ? down : up}${PALE}`;
  return { color, wickColor: color };
}

/** A point of the line that was not recorded. */
export const paleLine = ({ ink2 }: ChartColours) => ({
  lineColor: `${ink2}${PALE}`,
  topColor: `${ink2}0a`,
  bottomColor: `${ink2}03`,
});
