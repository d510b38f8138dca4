import { ShieldCheck } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { ProofMismatchesDocument, ProofWatchDocument } from './proof.generated';

/** One row, because there is one seal. Read only: what is proved, and when, is for nobody to choose. */
export const proofWatch = {
  resource: { name: 'proofWatch', list: lazyScreen('ProofView', () => import('./ProofView')) },
  table: { one: async (id) => ({ ...(await ask(ProofWatchDocument, {})).proofWatch, id }) },
  access: { list: 'proof.read' },
  menu: { group: 'records', icon: ShieldCheck },
} satisfies ConsoleResource;

/** What did not fit; shown on the same screen. */
export const proofMismatches = {
  resource: { name: 'proofMismatches' },
  table: {
    list: async ({ first, after }) =>
      (await ask(ProofMismatchesDocument, { first, after })).proofMismatches,
  },
  access: { list: 'proof.read' },
} satisfies ConsoleResource;
