import { languages } from '../../../schema/languages';

const usd = (amount: string) => ({ amount, asset: 'USD' }) as const;

export const page = (...items: readonly object[]) => ({
  items,
  info: { endCursor: null, hasNext: false },
});

/** A project on sale, with more put aside than it promises. */
export const aProject = {
  ...{ id: '3', title: 'Harbour 30', version: 1, annualRate: '3.20', days: 30, dividend: 'END' },
  ...{ saleStartsAt: '2026-11-20T00:00:00.000Z', saleEndsAt: '2026-12-20T00:00:00.000Z' },
  ...{ phase: 'ON_SALE', released: true, suspendedAt: null, suspendReason: null, units: 1 },
  releaseAt: '2026-11-20T00:00:00.000Z',
  capacity: usd('100000.00'),
  coverage: {
    ...{ promised: usd('2.63'), funded: usd('300.00'), free: usd('297.37') },
    ...{ invested: usd('800.00'), topUps: usd('200.00'), left: usd('99000.00') },
  },
};

const inAll = (text: string, de: string) =>
  languages.map((language) => ({ language, text: language === 'de' ? de : text }));

/** Its terms in all languages, agreed by two administrators. */
export const aVersion = {
  ...{ id: '8', version: 1, hash: 'ab'.repeat(32), issuer: 'Tarn Practice Ltd' },
  ...{ annualPpm: 32_000, annualRate: '3.20', days: 30, dividend: 'END', renewable: true },
  ...{ earlyStop: true, reductionBp: 5_000, reason: 'Spring', madeAt: '2026-11-20T00:00:00.000Z' },
  releaseAt: '2026-11-20T00:00:00.000Z',
  saleStartsAt: '2026-11-20T00:00:00.000Z',
  saleEndsAt: '2026-12-20T00:00:00.000Z',
  titles: inAll('Harbour 30', 'Hafen 30'),
  descriptions: inAll('Lends to harbours.', 'Verleiht an Häfen.'),
  risks: inAll('A loan may fail.', 'Ein Darlehen kann ausfallen.'),
  ...{ min: usd('100.00'), max: usd('5000.00'), capacity: usd('100000.00') },
  topUp: { day: 15, amount: usd('200.00') },
  proposedBy: { id: '1', name: 'Ada Moreno' },
  confirmedBy: { id: '2', name: 'Jun Park' },
};

/** Somebody’s share in it, its agreed top-up still to come. */
export const aHolding = {
  ...{
    id: '5',
    number: 'HOLD2345EFGH6789',
    projectId: '3',
    projectTitle: 'Harbour 30',
    version: 1,
  },
  ...{ termsHash: 'ab'.repeat(32), state: 'NEEDS_TOPUP', annualRate: '3.20', days: 30 },
  ...{ dividend: 'END', zone: 'UTC', topupDueAt: '2026-12-07T00:00:00.000Z', topupPaidAt: null },
  ...{ startedAt: '2026-11-22T00:00:00.000Z', endsAt: '2026-12-22T00:00:00.000Z' },
  ...{ nextAt: '2026-11-23T00:00:00.000Z', settledAt: null, settledBy: null },
  ...{ initial: usd('800.00'), principal: usd('800.00'), accrued: usd('0.00'), paid: usd('0.00') },
  ...{ promised: usd('2.63'), topUp: usd('200.00') },
  user: { id: '1001', accountMasked: 'mia***arn' },
};
