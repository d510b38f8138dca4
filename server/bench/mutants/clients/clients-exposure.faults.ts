import type { Fault } from '../fault';

const EXPOSURE = ['client-admin/src/resources/exposure/exposure.test.tsx'];
const PROOF = ['client-h5/src/features/proof/proof.test.tsx'];

/** What staff see of what is open, and what anybody sees of the platform’s proofs. */
export const exposureScreenFaults: readonly Fault[] = [
  {
    id: 'console-exposure-stands',
    invariant: 'H1',
    what: 'what is open is fetched once and stands there',
    file: 'client-admin/src/resources/exposure/ExposureView.tsx',
    find: 'retry: retryOnce, refetchInterval: REFRESH_MS',
    replace: 'retry: retryOnce',
    tests: EXPOSURE,
  },
  {
    id: 'console-exposure-as-of-now',
    invariant: 'H1',
    what: 'figures that no longer come are still called of now',
    file: 'client-admin/src/resources/exposure/useOutOfDate.ts',
    find: 'return oldOf === updatedAt;',
    replace: 'return oldOf > updatedAt;',
    tests: EXPOSURE,
  },
  {
    id: 'h5-night-hides-mismatch',
    invariant: 'O9',
    what: 'a night on which something did not fit reads as if all did',
    file: 'client-h5/src/features/proof/NightStrip.tsx',
    find: 'const bad = nights.filter(({ mismatches }) => mismatches > 0);',
    replace: 'const bad = nights.filter(({ mismatches }) => mismatches > 9);',
    tests: PROOF,
  },
  {
    id: 'h5-outcomes-first-market',
    invariant: 'H1',
    what: 'the sum of all markets is that of the first',
    file: 'client-h5/src/features/proof/outcomeSums.ts',
    find: 'others.reduce<OutcomeSum>(plus, first)',
    replace: 'others.slice(1).reduce<OutcomeSum>(plus, first)',
    tests: PROOF,
  },
];
