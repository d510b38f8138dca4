import type { Recharge } from '../resources/recharges/recharge';

const usd = (amount: string) => ({ amount, asset: 'USD' as const });

/** A recharge that waits for a reviewer. */
export const waiting = (own: Partial<Recharge> = {}): Recharge => ({
  id: '7',
  number: 'A7E9H5DA7CCDBF45',
  version: 1,
  state: 'SUBMITTED',
  reviewState: own.state ?? 'SUBMITTED',
  class: 'SELF',
  submittedAt: '2026-11-20T12:00:00.000Z',
  reviewBy: '2026-11-21T12:00:00.000Z',
  decidedAt: null,
  effectiveAt: null,
  tookMs: null,
  decidedBy: null,
  channelKind: 'BANK',
  channelTitle: 'Bank transfer',
  flags: [],
  takenByMe: false,
  accountStopped: false,
  leaseUntil: null,
  takenBy: null,
  amount: usd('90.50'),
  credited: null,
  user: {
    id: '1001',
    accountMasked: 'mia***arn',
    language: 'en',
    paymentReference: 'QWER2345',
    registeredAt: '2026-11-01T00:00:00.000Z',
  },
  qr: null,
  payerName: null,
  remark: null,
  bankReference: null,
  decisionReason: null,
  secondApprovalNeeded: false,
  sameImage: [],
  screenshotUrl: '/files/1',
  firstApproval: null,
  history: [],
  ...own,
});

/** The same in the hands of the signed-in administrator, for so long. */
export const held = (own: Partial<Recharge> = {}, forMs = 600_000): Recharge =>
  waiting({
    state: 'IN_REVIEW',
    version: 2,
    takenByMe: true,
    takenBy: { id: '1', name: 'Ada' },
    leaseUntil: new Date(Date.now() + forMs).toISOString(),
    ...own,
  });

const ada = { id: '1', name: 'Ada' };

/** The same, decided by the signed-in administrator, with so long to undo it. */
export const decided = (own: Partial<Recharge> = {}, forMs = 10_000): Recharge => {
  const at = new Date().toISOString();
  return waiting({
    state: 'IN_REVIEW',
    reviewState: 'DECIDED',
    version: 3,
    decidedAt: at,
    effectiveAt: new Date(Date.now() + forMs).toISOString(),
    firstApproval: { by: ada, at, amount: usd('90.50'), bankReference: 'BANK-1', reason: null },
    history: [{ kind: 'APPROVED', at, by: ada, note: null, finding: null }],
    ...own,
  });
};

/** First approved by this person, waiting for the second one, to whom it is hidden what was found. */
export const halfApproved = (by: {
  readonly id: string;
  readonly name: string;
}): Partial<Recharge> => ({
  state: 'SECOND_APPROVAL',
  reviewState: 'SECOND_APPROVAL',
  firstApproval: {
    by,
    at: '2026-11-20T12:30:00.000Z',
    amount: null,
    bankReference: null,
    reason: null,
  },
});

export const list = (items: readonly Recharge[]) => ({
  recharges: { items, info: { endCursor: null, hasNext: false } },
});
