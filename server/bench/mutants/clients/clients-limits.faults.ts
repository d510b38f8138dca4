import type { Fault } from '../fault';

const LIMITS = 'client-h5/src/features/security/limits';
const SCREEN = [`${LIMITS}/limits.test.tsx`];
const TICKET = ['client-h5/src/features/trading/ticket/useOwnReason.test.tsx'];

/** Own limits and breaks in H5. */
export const limitsFaults: readonly Fault[] = [
  {
    id: 'break-for-good-unasked',
    invariant: 'H7',
    what: 'a break for good begins without its tick',
    file: `${LIMITS}/BreakSheet.tsx`,
    find: 'const ready = agreed || !forGood;',
    replace: 'const ready = true;',
    tests: SCREEN,
  },
  {
    id: 'break-for-good-ticked',
    invariant: 'H7',
    what: 'the tick of a break for good is set by us',
    file: `${LIMITS}/BreakSheet.tsx`,
    find: 'useState(false)',
    replace: 'useState(true)',
    tests: SCREEN,
  },
  {
    id: 'raise-said-to-hold',
    invariant: 'H9',
    what: 'a raise that waits is said to hold',
    file: `${LIMITS}/useSetLimit.ts`,
    find: 'from === undefined',
    replace: 'from !== null',
    tests: SCREEN,
  },
  {
    id: 'limit-change-unsaid',
    invariant: 'H9',
    what: 'the screen keeps quiet about a change that waits',
    file: `${LIMITS}/useLimitWords.ts`,
    find: 'if (!change) return null;',
    replace: 'if (change || !change) return null;',
    tests: SCREEN,
  },
  {
    id: 'ticket-own-loss-unsaid',
    invariant: 'A7',
    what: 'the ticket does not know the limit on losses',
    file: 'client-h5/src/features/trading/ticket/useOwnReason.ts',
    find: 'if (costs.total.minor <= loss.room) return null;',
    replace: 'if (costs.total.minor >= 0n) return null;',
    tests: TICKET,
  },
  {
    id: 'ticket-break-unsaid',
    invariant: 'A7',
    what: 'the ticket does not know of a break',
    file: 'client-h5/src/features/trading/ticket/useTicketReason.ts',
    find: 'return market ?? onBreak;',
    replace: 'return market ?? (onBreak && null);',
    tests: TICKET,
  },
  {
    id: 'break-passed-still-said',
    invariant: 'H1',
    what: 'a break that has ended is still said to last',
    file: 'client-h5/src/lib/safeguards/useSafeguards.ts',
    find: 'if (Date.parse(until) <= serverNow()) return null;\n',
    replace: '',
    tests: TICKET,
  },
  {
    id: 'in-front-hidden-too',
    invariant: 'H1',
    what: 'minutes count while the app lies behind',
    file: 'client-h5/src/lib/session/useInFront.ts',
    find: "if (document.visibilityState !== 'visible') return;\n",
    replace: '',
    tests: ['client-h5/src/lib/session/useInFront.test.tsx'],
  },
  {
    id: 'own-refusal-leads-nowhere',
    invariant: 'H8',
    what: 'what one’s own limits refuse does not lead to them',
    file: 'client-h5/src/lib/forms/refusals.ts',
    find: "['TRADING_BREAK', 'PERSONAL_LIMIT']",
    replace: '[]',
    tests: ['client-h5/src/lib/forms/refusals.test.tsx'],
  },
];
