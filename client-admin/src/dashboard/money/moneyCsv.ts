import type { MoneyDays } from './useMoneyDays';

const HEAD = 'day_utc,recharges,recharges_usd,withdrawals,withdrawals_usd';

/** The figures as a file: one line a platform day, oldest first; amounts as the server wrote them. */
export const moneyCsv = (days: MoneyDays): string =>
  [
    HEAD,
    ...days.map(({ day, inCount, paidIn, outCount, paidOut }) =>
      [day, inCount, paidIn.amount, outCount, paidOut.amount].join(','),
    ),
    '',
  ].join('\r\n');
