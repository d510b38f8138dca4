import type { Outlook } from '../features/yield/details/useOutlook';
import type { Project } from '../features/yield/types';
import { usd } from './answers';

/** Harbour 30: 3.2 % a year for 30 days, 200 USD to be added on day 15; on sale, covered, not joined. */
export const aProject = (
  own: Partial<Project> = {},
): Project & { readonly __typename: string } => ({
  __typename: 'YieldProject',
  ...{ id: '7', termsId: '70', version: 1, hash: 'ab'.repeat(32), title: 'Harbour 30' },
  description: 'Short notes of port operators.\nRepaid from fees.',
  risk: 'Borrowers may fail to pay.\nNo deposit insurance covers it.',
  ...{ issuer: 'Harbour Ltd', annualRate: '3.20', dailyRate: '0.008767', days: 30 },
  ...{ dividend: 'END', min: usd('100.00'), max: usd('5000.00'), capacity: usd('100000.00') },
  ...{
    left: usd('36000.00'),
    invested: usd('64000.00'),
    promised: usd('2.63'),
    funded: usd('300.00'),
    covered: true,
    coverable: usd('4800.00'),
  },
  ...{ topUp: { amount: usd('200.00'), day: 15 }, units: 12 },
  ...{ releaseAt: '2026-11-01T00:00:00.000Z', saleStartsAt: '2026-11-02T00:00:00.000Z' },
  ...{ saleEndsAt: '2099-01-06T12:00:00.000Z', earlyStop: true, reductionBp: 5_000 },
  ...{ renewable: true, phase: 'ON_SALE', suspendReason: null, joined: null },
  ...own,
});

/** What the server says of joining with 1,000 USD. */
export const anOutlook = (
  own: Partial<Outlook> = {},
): Outlook & { readonly __typename: string } => ({
  __typename: 'ProjectOutlook',
  ...{ amount: usd('1000.00'), daily: usd('0.08'), interest: usd('2.89'), total: usd('1202.89') },
  ...{ startsAt: '2026-11-20T12:00:00.000Z', firstInterestAt: '2026-11-21T00:00:00.000Z' },
  ...{ topupDueAt: '2026-12-05T12:00:00.000Z', endsAt: '2026-12-20T12:00:00.000Z' },
  ...own,
});
