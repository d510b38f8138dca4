import type { Fault } from '../fault';

/** What leads somebody who may stay nowhere to the page that says why. */
export const goToFaults: readonly Fault[] = [
  {
    id: 'led-away-once',
    invariant: 'A3',
    what: 'whoever closes a sheet in the moment of a lock is left before an empty page',
    file: 'client-h5/src/ui/GoTo.tsx',
    find: "    window.addEventListener('popstate', go);\n",
    replace: '',
    tests: ['client-h5/src/ui/GoTo.test.tsx'],
  },
];
