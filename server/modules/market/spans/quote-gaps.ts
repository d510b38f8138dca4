/** Half open, in milliseconds since 1970. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface Silence {
  /** When something was recorded, ascending; the first may lie before `span`. */
  readonly recordedAt: readonly number[];
  /** What is asked about. */
  readonly span: Stretch;
  /** When the market was open, ascending. */
  readonly open: readonly Stretch[];
  /** Silence beyond this is a gap. */
  readonly staleAfterMs: number;
}

/** Where nothing was recorded for longer than the bound although the market was open. Pure. */
export function quoteGaps({ recordedAt, span, open, staleAfterMs }: Silence): Stretch[] {
  const gaps: Stretch[] = [];
  for (const [index, from] of recordedAt.entries()) {
    const to = recordedAt[index + 1] ?? span.to;
    if (to - from <= staleAfterMs) continue;
    for (const period of open) {
      const silent = shared({ from, to }, period);
      const shown = shared(silent, span);
      if (silent.to - silent.from > staleAfterMs && shown.to > shown.from) gaps.push(shown);
    }
  }
  return gaps;
}

const shared = (one: Stretch, other: Stretch): Stretch => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
});
