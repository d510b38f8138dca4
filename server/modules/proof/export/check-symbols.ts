import type { CheckedBlock } from '../../../../schema/proof/check-blocks';
import { demand } from '../../../../schema/proof/proof-fault';

/** By what symbol blocks call each instrument: one for good, and no other has it. Methods throw a ProofFault. */
export function createSymbols() {
  const symbols = new Map<string, string>();
  const instruments = new Map<string, string>();
  return {
    of: (instrument: string): string | undefined => symbols.get(instrument),
    add({ number, links }: CheckedBlock): void {
      for (const [instrument, { symbol }] of links) {
        if (symbol === null) continue;
        const one =
          (symbols.get(instrument) ?? symbol) === symbol &&
          (instruments.get(symbol) ?? instrument) === instrument;
        demand(one, 'TERMS_WRONG', `symbol in block ${String(number)}`);
        symbols.set(instrument, symbol);
        instruments.set(symbol, instrument);
      }
    },
  };
}
