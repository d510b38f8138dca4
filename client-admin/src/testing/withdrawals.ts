import type { Withdrawal } from '../resources/withdrawals/withdrawal';

const usd = (amount: string) => ({ amount, asset: 'USD' as const });

/** In the hands of the signed-in administrator. */
export const held = (own: Partial<Withdrawal> = {}): Withdrawal => ({
  id: '5',
  number: 'W3H8N6ZP1V4KS7QA',
  version: 2,
  state: 'IN_REVIEW',
  reviewState: 'IN_REVIEW',
  submittedAt: '2026-11-20T12:00:00.000Z',
  reviewBy: '2026-11-21T12:00:00.000Z',
  decidedAt: null,
  effectiveAt: null,
  tookMs: null,
  decidedBy: null,
  flags: ['NAME_DIFFERS'],
  takenByMe: true,
  takenBy: { id: '1', name: 'Ada' },
  accountStopped: false,
  leaseUntil: new Date(Date.now() + 600_000).toISOString(),
  amount: usd('500.00'),
  fee: usd('5.00'),
  credited: usd('495.00'),
  coinAmount: null,
  coinPrice: null,
  target: {
    id: '9',
    kind: 'BANK_CARD',
    masked: '622***890',
    bank: 'Example Bank',
    branch: 'Main',
    network: null,
    holderMasked: 'Ann***ple',
    createdAt: '2026-10-01T12:00:00.000Z',
  },
  user: {
    id: '1001',
    accountMasked: 'mia***arn',
    language: 'en',
    registeredAt: '2026-11-01T00:00:00.000Z',
  },
  reference: null,
  decisionReason: null,
  secondApprovalNeeded: false,
  firstApproval: null,
  history: [],
  ...own,
});

/** One that waits, without anything that stands out. */
export const plain = (own: Partial<Withdrawal> = {}): Withdrawal =>
  held({
    ...{ version: 1, state: 'SUBMITTED', reviewState: 'SUBMITTED', flags: [] },
    ...{ takenByMe: false, takenBy: null, leaseUntil: null, ...own },
  });
