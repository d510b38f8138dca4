import type { HoldingFieldsFragment } from '../features/yield/mine/mine.generated';
import { usd } from './answers';

const HASH = 'ab'.repeat(32);

/** 1,000.00 USD in a project of 30 days since 20 November, with a top-up of 200.00 USD on day 15. */
export const aHolding: HoldingFieldsFragment = {
  ...{ id: '4', number: 'HABC2345DEFG6789', state: 'NEEDS_TOPUP', zone: 'UTC' },
  ...{ startedAt: '2026-11-20T12:00:00.000Z', endsAt: '2026-12-20T12:00:00.000Z' },
  ...{ topupDueAt: '2026-12-05T12:00:00.000Z', topupPaidAt: null },
  ...{ maturesAt: '2026-12-05T12:00:00.000Z', nextAt: '2026-11-21T00:00:00.000Z' },
  ...{ settledAt: null, settlesAt: null, renews: null, renewedAs: null },
  ...{ earlyStop: true, dividend: 'END' },
  ...{ initial: usd('1000.00'), principal: usd('1000.00'), topUp: usd('200.00') },
  ...{ accrued: usd('1.14'), paid: usd('0.00'), expected: usd('2.89'), reduction: usd('0.00') },
  addMin: usd('10.00'),
  terms: {
    ...{ id: '9', version: 1, hash: HASH, title: 'Harbour 30', description: 'Lends.' },
    ...{ risk: 'A borrower may fail.', min: usd('100.00'), capacity: usd('9000.00') },
    ...{ saleStartsAt: '2026-11-20T12:00:00.000Z', saleEndsAt: '2026-12-20T12:00:00.000Z' },
    ...{ issuer: 'Tarn', days: 30, dividend: 'END', annualRate: '3.2', earlyStop: true },
    ...{ reductionBp: 5_000, renewable: true, max: usd('5000.00') },
    topUp: { amount: usd('200.00'), day: 15 },
  },
  project: {
    ...{ id: '2', termsId: '9', suspendReason: null, renewable: true, left: usd('90000.00') },
  },
};

export const holdingOf = (own: Partial<HoldingFieldsFragment>): HoldingFieldsFragment => ({
  ...aHolding,
  ...own,
});

/** Without a top-up, to its end. */
export const earning = holdingOf({
  ...{ state: 'EARNING', topUp: null, topupDueAt: null, maturesAt: aHolding.endsAt },
});

export const due = holdingOf({
  ...{ state: 'DUE', topUp: null, topupDueAt: null, maturesAt: aHolding.endsAt, nextAt: null },
  ...{ settlesAt: '2026-12-21T12:00:00.000Z', expected: usd('2.63'), accrued: usd('2.63') },
});

/** Interest ended at the due instant of a top-up that was not paid. */
export const missed = holdingOf({
  ...{ state: 'DUE', nextAt: null, settlesAt: '2026-12-06T12:00:00.000Z' },
  ...{ accrued: usd('1.31'), expected: usd('1.31') },
});
