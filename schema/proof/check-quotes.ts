import type { QuoteRun } from './document-types';
import { bytesOf, hexOf, together, utf8 } from './hashes';
import { demand, type ProofTools } from './proof-fault';
import type { CheckedBlock } from './check-blocks';
import { readQuoteText, type QuoteFact } from './texts';

interface Wanted {
  /** The instrument's number. */
  readonly instrument: string;
  readonly quote: QuoteFact;
  /** When the contract opened, or when it expired: the newest quote up to here counts. */
  readonly instant: number;
  /** All blocks of the file: one that stands at that instant or later holds the end of the run. */
  readonly blocks: Iterable<CheckedBlock>;
}

const ZEROS = '0'.repeat(64);

/** Quotes of a run with their links, made again one after the other. @throws ProofFault */
async function linked(tools: ProofTools, { before, quotes }: QuoteRun) {
  let link = bytesOf(before, 32, 'QUOTE_WRONG');
  const all = [];
  for (const text of quotes) {
    link = together(await tools.sha256(together(link, utf8(text))));
    all.push({ ...readQuoteText(text), link: hexOf(link) });
  }
  return all;
}

type Linked = Awaited<ReturnType<typeof linked>>;

/**
 * The quote a contract names is the newest up to its instant: the run begins one before it, goes on without a gap to
 * the link that a block holds, and all that follow the quote are later. @throws ProofFault
 */
export async function checkQuotes(tools: ProofTools, run: QuoteRun, wanted: Wanted): Promise<void> {
  const all = await linked(tools, run);
  const first = run.before === ZEROS && all[0]?.seq === wanted.quote.seq;
  checkNamed(all.slice(first ? 0 : 1), wanted);
  checkOrder(all, wanted.instrument);
  checkEnd(all, wanted);
}

/** The first of these is the quote, and all others are later. */
function checkNamed([named, ...others]: Linked, { quote, instant }: Wanted): void {
  demand(named !== undefined && sameQuote(named, quote), 'QUOTE_WRONG', String(quote.seq));
  demand(named.at <= instant, 'QUOTE_WRONG', String(quote.seq));
  const later = others.find(({ at }) => at <= instant);
  demand(later === undefined, 'QUOTE_LEFT_OUT', String(later?.seq));
}

/** Whether both say the same of one quote. */
export const sameQuote = (one: QuoteFact, other: QuoteFact): boolean =>
  one.seq === other.seq &&
  one.at === other.at &&
  one.price === other.price &&
  one.link === other.link;

function checkOrder(all: Linked, instrument: string): void {
  for (const [n, one] of all.entries()) {
    const before = all[n - 1];
    const follows = before === undefined || (one.seq === before.seq + 1n && one.at >= before.at);
    demand(follows && one.instrument === instrument, 'QUOTE_WRONG', String(one.seq));
  }
}

/** The last of them is the newest that some block knows which is not older than the instant. */
function checkEnd(all: Linked, { instrument, instant, blocks }: Wanted): void {
  const last = all.at(-1);
  const reaches = [...blocks].some(({ madeAt, links }) => {
    const newest = links.get(instrument);
    return madeAt >= instant && newest?.seq === last?.seq && newest?.link === last?.link;
  });
  demand(reaches, 'QUOTE_LEFT_OUT', String(last?.seq));
}
