import { sameQuote } from '../../../../schema/proof/check-quotes';
import { demand } from '../../../../schema/proof/proof-fault';
import type { QuoteFact, readQuoteText } from '../../../../schema/proof/texts';

/** A quote that a contract names: the newest up to an instant, in milliseconds since 1970. */
export interface NamedQuote {
  /** The instrument's number. */
  readonly instrument: string;
  readonly quote: QuoteFact;
  readonly instant: number;
}

interface Wanted {
  readonly quote: QuoteFact;
  /** The first and the last instant of which it is said to be the newest. */
  readonly first: number;
  readonly last: number;
}

const wrong = (instrument: string, seq: bigint): string =>
  `quote ${String(seq)} of instrument ${instrument}`;

/** As a leaf writes it of a quote that was recorded before quotes had links. */
const UNLINKED = '-';

/**
 * The quotes that contracts of an export name, against those that were recorded: each is there, as it is named, and was
 * the newest at the instant of the contract. Methods throw a ProofFault.
 */
export function createNamedQuotes() {
  /** By instrument and sequence, until the quote is seen. */
  const wanted = new Map<string, Wanted & { readonly instrument: string }>();
  const firstOf = new Map<string, bigint>();
  let passed = { instrument: '', until: -1 };

  return {
    expect({ instrument, quote, instant }: NamedQuote): void {
      const place = `${instrument} ${String(quote.seq)}`;
      const known = wanted.get(place);
      const subject = wrong(instrument, quote.seq);
      demand(!known || sameQuote(known.quote, quote), 'QUOTE_WRONG', subject);
      wanted.set(place, {
        ...{ instrument, quote },
        first: Math.min(known?.first ?? instant, instant),
        last: Math.max(known?.last ?? instant, instant),
      });
    },
    /** The recorded quotes, by instrument and sequence. */
    pass({ instrument, seq, at, price }: ReturnType<typeof readQuoteText>, link: string): void {
      if (instrument !== passed.instrument) {
        firstOf.set(instrument, seq);
        passed = { instrument, until: -1 };
      }
      const subject = wrong(instrument, seq);
      // A contract named one before this as the newest up to a later instant.
      demand(at > passed.until, 'QUOTE_LEFT_OUT', subject);
      const place = `${instrument} ${String(seq)}`;
      const named = wanted.get(place);
      if (!named) return;
      demand(
        sameQuote(named.quote, { seq, at, price, link }) && at <= named.first,
        'QUOTE_WRONG',
        subject,
      );
      passed.until = Math.max(passed.until, named.last);
      wanted.delete(place);
    },
    end(): void {
      for (const { instrument, quote } of wanted.values()) {
        const { seq, link } = quote;
        const older = link === UNLINKED && seq < (firstOf.get(instrument) ?? seq + 1n);
        demand(older, 'QUOTE_LEFT_OUT', wrong(instrument, seq));
      }
    },
  };
}

export type NamedQuotes = ReturnType<typeof createNamedQuotes>;
