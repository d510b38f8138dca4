import type { ProofGap, ProofQuote, ProofRecord } from '../../../ui/chart/proof/proofTypes';

/** A record as far as the server has told it. */
export interface Told extends ProofRecord {
  readonly until: string;
}

/** A later answer, which may begin before the end of the one before, put behind it. */
export function joined(before: Told | null, answer: Told): Told {
  if (!before) return answer;
  const [first] = answer.quotes;
  const start = first === undefined ? Infinity : Date.parse(first.at);
  const end = Date.parse(before.until);
  // Live prices after the end of the last answer were shown on trust: the record takes their place.
  const kept = before.quotes.filter(({ at }) => Date.parse(at) < start && Date.parse(at) <= end);
  return {
    quotes: [...kept, ...answer.quotes],
    gaps: joinedGaps(before.gaps, answer.gaps),
    until: answer.until,
  };
}

/** A gap that the second answer goes on with is one gap. */
function joinedGaps(before: readonly ProofGap[], after: readonly ProofGap[]): ProofGap[] {
  const gaps: ProofGap[] = [];
  for (const gap of [...before, ...after]) {
    const last = gaps.at(-1);
    if (!last || last.to < gap.from) gaps.push(gap);
    else if (last.to < gap.to) gaps.splice(-1, 1, { from: last.from, to: gap.to });
  }
  return gaps;
}

/** A live price is a recorded quote that the next answer will hold too. */
export function withLive(told: Told, { id, at, price }: ProofQuote): Told {
  const last = told.quotes.at(-1);
  const newer = Date.parse(at) > Date.parse(last?.at ?? told.until);
  return newer ? { ...told, quotes: [...told.quotes, { id, at, price }] } : told;
}
