import { languages } from '../../../schema/languages';

const usd = (amount: string) => ({ amount, asset: 'USD' }) as const;
const inAll = (text: string) => languages.map((language) => ({ language, text }));

/** Bitcoin, open, with one duration. */
export const anInstrument = {
  ...{ id: '13', symbol: 'BTC/USDT', class: 'CRYPTO', decimals: 2, calendarId: '6' },
  ...{ name: 'Bitcoin', picture: null, popular: true, listed: true, sort: 13, state: 'OPEN' },
  ...{ feed: 'SIMULATED', providerSymbol: null, pollMs: 0, staleAfterMs: 5_000, sanityBp: 2_000 },
  quotedAt: '2026-11-20T14:06:08.500Z',
  ...{ prohibitReason: null, version: '4', names: inAll('Bitcoin'), descriptions: [] },
  terms: [
    {
      ...{ id: '61', durationSeconds: 60, payoutBp: 8_500, feeBp: 100 },
      ...{ stakeMin: usd('10.00'), stakeMax: usd('5000.00') },
    },
  ],
};

const hours = [{ opens: '09:30', closes: '16:00' }];

/** Five days a week, with one holiday that is the last of its list. */
export const aCalendar = {
  ...{ id: '5', code: 'us-stocks', timezone: 'America/New_York', version: '2' },
  ...{ holidaysUntil: '2026-12-25', holidaysEndSoon: true },
  week: [
    ...['MON', 'TUE', 'WED', 'THU', 'FRI'].map((day) => ({ day, hours })),
    ...['SAT', 'SUN'].map((day) => ({ day, hours: [] })),
  ],
  holidays: [{ day: '2026-12-25', hours: [] }],
};

/** A change of terms by Ada. */
export const aMarketVersion = {
  ...{ id: '4', kind: 'TERMS', reason: 'Volatility fell', fromAt: '2026-11-20T14:06:09.000Z' },
  by: { id: '1', name: 'Ada' },
  changes: [
    {
      ...{ field: 'terms', shows: 'TEXT' },
      ...{ before: '60 s: 82.00 %', after: '60 s: 85.00 %' },
    },
  ],
};

/** A feed that quotes, one that waits, and one without its key. */
export const someFeeds = [
  { name: 'SIMULATED', state: 'LIVE', fault: null, offered: true, missingKey: null },
  {
    name: 'BINANCE',
    state: 'WAITING',
    fault: 'connection refused',
    offered: true,
    missingKey: null,
  },
  {
    ...{ name: 'TWELVE_DATA', state: 'OFF', fault: 'TWELVE_DATA_KEY is not set' },
    ...{ offered: false, missingKey: 'TWELVE_DATA_KEY' },
  },
].map((feed) => ({
  ...feed,
  id: feed.name,
  cuts: 2,
  leadMs: -15,
  toldAt: '2026-11-20T14:06:09.000Z',
}));
