import type { LiveQuote } from '../../lib/live/quoteStore';
import { useOld } from '../../lib/live/useOld';
import { useQuote } from '../../lib/live/useQuotes';
import { useOnline } from '../../lib/network/connection';
import { useFormat } from '../../lib/useFormat';

type Known = Pick<LiveQuote, 'at' | 'price' | 'change' | 'changePercent'>;

interface Props {
  readonly id: string;
  /** What the query knew, until the first tick. */
  readonly first: Known | null | undefined;
  /** A closed market's last price is old, and right. */
  readonly closed?: boolean;
}

/** What to show of an instrument, and whether it is of this moment. */
function useShown({ id, first, closed = false }: Props) {
  const live = useQuote(id);
  const old = useOld(live, closed ? null : first);
  const online = useOnline();
  return { shown: live?.quote ?? first, fresh: online && !old };
}

interface PriceProps extends Props {
  readonly decimals: number;
  /** What it closed at, where nothing was quoted since. */
  readonly before?: string | undefined;
}

/** The newest price of an instrument. A tick repaints this node alone. */
export function LivePrice({ decimals, before, ...from }: PriceProps) {
  const format = useFormat();
  const { shown, fresh } = useShown(from);
  const price = shown?.price ?? before;
  if (price === undefined) return <span className="num muted">–</span>;
  return <span className={fresh ? 'num' : 'num stale'}>{format.price(price, decimals)}</span>;
}

/** The day's change in percent, with its sign. `pill` draws the well around it. */
export function LiveChange({ pill = false, ...from }: Props & { readonly pill?: boolean }) {
  const format = useFormat();
  const { shown, fresh } = useShown(from);
  if (!shown) return null;
  const way = fresh ? wayOf(shown.changePercent) : 'stale';
  const name = pill ? `num change change-${way}` : `num ${way}`;
  return <span className={name}>{format.percent(shown.changePercent, { sign: true })}</span>;
}

/** Whether a signed decimal goes up, down, or stays. */
export function wayOf(text: string): 'up' | 'down' | 'flat' {
  if (/^[-+]?[0.]*$/.test(text)) return 'flat';
  return text.startsWith('-') ? 'down' : 'up';
}
