import { usePacedQuote } from '../../lib/live/usePacedQuote';
import { SparklineChart } from '../chart/SparklineChart';

interface Props {
  readonly id: string;
  /** The close before the day, then of each of its quarter-hours. */
  readonly prices: readonly string[];
  readonly width?: number;
  readonly height?: number;
}

/** The day in one line, its end the price of now: line and percentage never say two things. */
export function LiveSparkline({ id, prices, ...size }: Props) {
  const live = usePacedQuote(id)?.quote.price;
  const shown = live === undefined || prices.length < 2 ? prices : [...prices.slice(0, -1), live];
  return <SparklineChart prices={shown} {...size} />;
}
