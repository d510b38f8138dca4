import { usd } from './answers';
import type { Policy, Target, Unmet, Withdrawal } from '../features/withdrawal/types';

export const policy: Policy = {
  ...{ dayCount: 3, feeBp: 100, spreadBp: 50, opens: '09:00', closes: '21:00', zone: 'UTC' },
  ...{ reviewHours: 24, todayCount: 1, medianSeconds: 700, p95Seconds: 10_000 },
  ...{ min: usd('100.00'), max: usd('49999.00'), dayMax: usd('100000.00') },
  ...{ withdrawable: usd('9662.60'), todaySum: usd('250.00') },
  coins: [{ coin: 'USDT', price: '0.995' }],
};

export const targets: Target[] = [
  {
    ...{ id: '3', kind: 'BANK_CARD', masked: '621***821', holderMasked: 'Mar***era' },
    ...{ bank: 'Northgate Bank', isDefault: true },
  },
  {
    ...{ id: '4', kind: 'USDT_TRC20', masked: 'TR7***j6t', holderMasked: null },
    ...{ bank: null, isDefault: false },
  },
] as const;

export const aWithdrawal: Withdrawal = {
  ...{ id: '8', number: 'W100', state: 'SUBMITTED', cancellable: true, decisionReason: null },
  ...{ submittedAt: '2026-11-20T12:00:00.000Z', reviewBy: '2026-11-21T12:00:00.000Z' },
  ...{ takenAt: null, paidAt: null, returnedAt: null, coinAmount: null },
  ...{ amount: usd('450.00'), fee: usd('4.50'), credited: usd('445.50') },
  target: {
    ...{ id: '3', kind: 'BANK_CARD', masked: '621***821', holderMasked: 'Mar***era' },
    bank: 'Northgate Bank',
  },
} as const;

/** A condition that is not met, whose words are its code. */
export const unmetOf = (code: string, screen: string | null): Unmet =>
  ({ screen, error: { code, message: `${code}.` } }) as Unmet;
