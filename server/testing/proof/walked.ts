import { walkOutcomes, type WalkedPart } from '../../modules/proof/watch/outcome-walk';
import type { VerifyReads } from '../../modules/proof/watch/note-mismatch';

/** The nightly walk over the quotes, of every contract that was ever settled. */
export async function walkedOutcomes(verify: VerifyReads): Promise<WalkedPart> {
  let contracts = 0;
  const wrong: string[] = [];
  for await (const part of walkOutcomes(verify, {
    from: new Date(0),
    to: new Date('2200-01-01'),
  })) {
    contracts += part.contracts;
    wrong.push(...part.wrong);
  }
  return { contracts, wrong };
}
