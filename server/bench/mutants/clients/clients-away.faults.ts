import type { Fault } from '../fault';

/** What the console does while the server is away, and when it is back. */
export const clientAwayFaults: readonly Fault[] = [
  {
    id: 'dialog-acts-while-away',
    invariant: 'QUALITY 4',
    what: 'a dialog sends its act while the server is away',
    file: 'client-admin/src/ui/ActDialog.tsx',
    find: 'if (online) onConfirm();',
    replace: 'onConfirm();',
    tests: ['client-admin/src/ui/ActDialog.test.tsx'],
  },
  {
    id: 'retries-without-end',
    invariant: 'QUALITY 2',
    what: 'a server that was away for long is tried again after minutes',
    file: 'client-admin/src/lib/live.ts',
    find: 'Math.min(300 * 2 ** Math.min(retries, 6), retryMostMs)',
    replace: 'Math.max(300 * 2 ** Math.min(retries, 6), retryMostMs)',
    tests: ['client-admin/src/lib/live.test.ts'],
  },
  {
    id: 'lease-clock-while-away',
    invariant: 'H2',
    what: 'the clock of a lease runs on while the server is away',
    file: 'client-admin/src/lib/clock.ts',
    find: 'if (!running) return undefined;',
    replace: '',
    tests: ['client-admin/src/ui/clock.test.tsx'],
  },
  {
    id: 'missing-tried-again',
    invariant: 'QUALITY 4',
    what: 'what is not there is asked for again before it is said to be missing',
    file: 'client-admin/src/lib/retryOnce.ts',
    find: 'error.status < 500',
    replace: 'error.status < 400',
    tests: ['client-admin/src/lib/retryOnce.test.ts'],
  },
  {
    id: 'missed-news-stay-away',
    invariant: 'QUALITY 2',
    what: 'what happened while the server was away is not asked for',
    file: 'client-admin/src/layout/useQueueWatch.ts',
    find: "        figures.ask();\n        mine.ask();\n        reread('users');",
    replace: "        reread('users');",
    tests: ['client-admin/src/layout/useQueueWatch.test.tsx'],
  },
];
