interface Priced {
  /** A plain decimal, each with as many places as the others. */
  readonly price: string;
}

/** In units of its last place, so that prices compare exactly. */
const unitsOf = ({ price }: Priced): bigint => BigInt(price.replace('.', ''));

/** Of one bucket the first, the lowest, the highest and the last stay. */
const KEPT_OF_BUCKET = 4;

/**
 * At most `most` of the quotes, in their order, so that the line through them turns where the prices
 * turned: first those go that lie between two others on the way up or down, so every turn stays; where
 * the turns alone are too many, each bucket of as many neighbours keeps its first, lowest, highest and
 * last. Pure. None is changed.
 */
export function thinQuotes<Q extends Priced>(quotes: readonly Q[], most: number): readonly Q[] {
  if (quotes.length <= most) return quotes;
  const turns = turnsOf(quotes);
  return turns.length <= most ? turns : extremesOf(turns, Math.floor(most / KEPT_OF_BUCKET));
}

/** First, last, and the last quote of every high and low, level stretches included. */
function turnsOf<Q extends Priced>(quotes: readonly Q[]): Q[] {
  const kept: Q[] = [];
  let way = 0;
  let before: Q | undefined;
  for (const quote of quotes) {
    const step = before ? wayOf(before, quote) : 0;
    if (before && (kept.length === 0 || step * way < 0)) kept.push(before);
    if (step !== 0) way = step;
    before = quote;
  }
  if (before) kept.push(before);
  return kept;
}

function wayOf(from: Priced, to: Priced): -1 | 0 | 1 {
  const [before, after] = [unitsOf(from), unitsOf(to)];
  if (before === after) return 0;
  return after > before ? 1 : -1;
}

function extremesOf<Q extends Priced>(quotes: readonly Q[], buckets: number): Q[] {
  const size = Math.ceil(quotes.length / Math.max(1, buckets));
  const kept: Q[] = [];
  for (let start = 0; start < quotes.length; start += size) {
    const bucket = quotes.slice(start, start + size);
    const byPrice = bucket.toSorted(wayOf);
    const stays = new Set([bucket[0], byPrice[0], byPrice.at(-1), bucket.at(-1)]);
    kept.push(...bucket.filter((quote) => stays.has(quote)));
  }
  return kept;
}
