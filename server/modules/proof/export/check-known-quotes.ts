import type { CheckedBlock } from '../../../../schema/proof/check-blocks';
import { demand } from '../../../../schema/proof/proof-fault';
import type { readQuoteText } from '../../../../schema/proof/texts';

/**
 * The quotes of an export against the instants of its blocks: each block knows every quote up to the instant it stands
 * at. Methods throw a ProofFault.
 */
export function createKnown() {
  /** Until when nothing followed a quote, by instrument and sequence; 0 is of an instrument that no block named yet. */
  const until = new Map<string, number>();
  const named = new Set<string>();
  let last = -1;
  let passed = { instrument: '', until: -1 };
  return {
    /** The blocks in their order: their instants never fall. */
    expect({ madeAt, links }: CheckedBlock): void {
      for (const instrument of links.keys()) {
        if (!named.has(instrument)) until.set(`${instrument} 0`, last);
        named.add(instrument);
      }
      for (const instrument of named) {
        until.set(`${instrument} ${String(links.get(instrument)?.seq ?? 0n)}`, madeAt);
      }
      last = madeAt;
    },
    /** The quotes of one instrument after the other, by their sequence. */
    pass({
      instrument,
      seq,
      at,
    }: Pick<ReturnType<typeof readQuoteText>, 'instrument' | 'seq' | 'at'>): void {
      if (instrument !== passed.instrument) {
        passed = {
          instrument,
          until: named.has(instrument) ? (until.get(`${instrument} 0`) ?? -1) : last,
        };
      }
      demand(
        at > passed.until,
        'QUOTE_LEFT_OUT',
        `quote ${String(seq)} of instrument ${instrument}`,
      );
      const place = `${instrument} ${String(seq)}`;
      passed.until = Math.max(passed.until, until.get(place) ?? -1);
      until.delete(place);
    },
  };
}
