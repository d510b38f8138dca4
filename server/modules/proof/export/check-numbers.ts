import { whole } from '../../../../schema/proof/numbers';
import { demand } from '../../../../schema/proof/proof-fault';
import { createOnce } from './check-once';

/** The numbers of an export's movements, each once. Methods throw a ProofFault. */
export function createNumbers() {
  const once = createOnce();
  let first: string | null = null;
  let last = '-';
  return {
    /** The next of the block whose leaves come, or of no block: above all of which `through` says that nothing is left. */
    add(id: string, through: bigint): void {
      const subject = `movement ${id}`;
      const before = first === null ? through : BigInt(last);
      demand(whole(id, 'NOT_A_PROOF') > before, 'PATH_WRONG', subject);
      once(subject, 'PATH_WRONG');
      first ??= id;
      last = id;
    },
    /** The first and the last of those that came, as a block names them; then come those of another. */
    end(): { readonly first: string; readonly last: string } {
      const ends = { first: first ?? '-', last };
      first = null;
      last = '-';
      return ends;
    },
  };
}
