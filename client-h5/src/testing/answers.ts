import { PlatformDocument, type PlatformQuery } from '../lib/platform.generated';
import { MeDocument, type MeQuery } from '../lib/session/me.generated';
import { known, type Known } from './draw';

export const usd = (amount: string) => ({ amount, asset: 'USD' as const });

const balances: MeQuery['me']['balances'] & { readonly __typename: 'Balances' } = {
  __typename: 'Balances',
  available: usd('1000.00'),
  frozen: usd('20.20'),
  held: usd('300.00'),
  total: usd('1320.20'),
  openStakes: usd('20.00'),
  yesterdayBalance: usd('0.00'),
  yesterdayProfit: usd('0.00'),
  totalProfit: usd('0.00'),
};

/** Somebody signed in, with these balances. */
export const me = (own: Partial<typeof balances> = {}): Known =>
  known(MeDocument, {
    me: {
      id: '7',
      accountMasked: 'mia***arn',
      avatar: null,
      userName: null,
      email: null,
      phone: null,
      memberLevel: 'STANDARD',
      invitationCode: 'TARN01',
      language: 'en',
      registeredAt: '2026-11-01T00:00:00.000Z',
      riskAcknowledged: true,
      balances: { ...balances, ...own },
    },
  });

const facts: PlatformQuery['platform'] = {
  brand: 'Tarn',
  practice: true,
  practiceWorld: true,
  invitationRequired: true,
  languages: ['en'],
  multiples: [1, 3],
  orderPresets: [usd('50.00')],
  positionMax: usd('5000.00'),
  stakeMin: usd('1.00'),
  stakeMax: usd('2000.00'),
  rechargeMin: usd('10.00'),
  rechargePresets: [usd('100.00')],
  reviewHours: 24,
  serverTime: '2026-11-20T12:00:00.000Z',
  staleAfterMs: 5_000,
  supportHours: 'Mon to Fri',
  timezone: 'UTC',
  tolerancePpm: 500,
};

/** What the platform says of itself. */
export const platform = (own: Partial<typeof facts> = {}): Known =>
  known(PlatformDocument, { platform: { ...facts, ...own } });

/** A bank transfer of 200 USD that waits for review. */
export const aRecharge = {
  id: '5',
  number: 'R100',
  class: 'SELF' as const,
  state: 'SUBMITTED' as const,
  channelKind: 'BANK' as const,
  channelTitle: 'Bank transfer',
  credit: null,
  amount: usd('200.00'),
  credited: null,
  payerName: null,
  remark: null,
  decisionReason: null,
  reviewBy: '2026-11-21T12:00:00.000Z',
  submittedAt: '2026-11-20T12:00:00.000Z',
  takenAt: null,
  decidedAt: null,
};
